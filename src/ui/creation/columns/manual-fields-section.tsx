import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import {
  addField,
  emptyFieldChoices,
  mapField,
  moveField,
  nameField,
  removeField,
  requireField,
} from '#domain/creation/plan/plan-fields.ts';
import type { FieldDraft } from '#domain/creation/source/row-source.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import type { Reordering } from '../../components/dragging/use-reordering.ts';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { ChipChoice } from './chip-choice.tsx';
import styles from './columns.module.css';
import { OrderedCard } from './ordered-card.tsx';
import { removeFromList } from './remove-from-list.ts';
import { usePlanReordering } from './use-plan-reordering.ts';

export const ManualFieldsSection = observer(function ManualFieldsSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const keys = plan.fields.map((_, at) => `${at}`);
  const { reordering, list } = usePlanReordering(keys, (from, to) => viewModel.change((it) => moveField(it, from, to)));
  return (
    <PlanSection
      title={t('preparing.fields')}
      hint={t('preparing.ownFieldsHint')}
      problems={viewModel.problemsAt('fields')}
      planPart="fields"
    >
      <ol ref={list} className={styles.list} aria-label={t('preparing.fields')}>
        {reordering.shown.map((place, at) => {
          const field = plan.fields[Number(place)];
          return (
            field && (
              <ManualField
                key={place}
                field={field}
                fieldKey={place}
                at={at}
                order={reordering}
                {...{ viewModel, plan }}
              />
            )
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{reordering.announcement}</span>
      </VisuallyHidden>
      <fieldset className={styles.adding} data-adding>
        <legend>{t('preparing.addField')}</legend>
        {emptyFieldChoices.map((choice) => (
          <Button key={choice} onClick={() => viewModel.change((it) => addField(it, choice))}>
            {t(`preparing.choices.${choice}`)}
          </Button>
        ))}
      </fieldset>
    </PlanSection>
  );
});

interface ManualFieldProps extends PlanProps {
  readonly field: FieldDraft;
  readonly fieldKey: string;
  readonly at: number;
  readonly order: Reordering;
}

const ManualField = observer(function ManualField({ field, fieldKey, at, order, viewModel }: ManualFieldProps) {
  const { t } = useTranslation();
  const index = Number(fieldKey);
  const title = field.name.trim() || t('preparing.unnamed');
  return (
    <OrderedCard
      name={fieldKey}
      title={title}
      at={at}
      reordering={order}
      planPart={`field ${fieldKey}`}
      onLeave={() => viewModel.markVisited({ field: index })}
      actions={
        <IconButton
          look="quiet"
          label={t('preparing.remove', { name: title })}
          onClick={({ currentTarget }) =>
            removeFromList(currentTarget, () => viewModel.change((it) => removeField(it, index)))
          }
        >
          <X size={16} aria-hidden />
        </IconButton>
      }
    >
      <TextField
        label={t('preparing.fieldName')}
        value={field.name}
        max={limits.maxItemNameChars}
        required
        problems={viewModel.problemsAt({ field: index })}
        onChange={(name) => viewModel.change((it) => nameField(it, index, name), `field ${fieldKey}`)}
      />
      <div className={styles.line}>
        <ChipChoice
          legend={t('preparing.shownAs', { name: title })}
          options={emptyFieldChoices.map((value) => ({ value, text: t(`preparing.choices.${value}`) }))}
          chosen={field.choice === 'no mapping' ? 'text' : field.choice}
          onChoose={(value) => viewModel.change((it) => mapField(it, field.name, value))}
        />
        <Switch
          label={t('preparing.required')}
          isOn={field.required}
          onChange={(isOn) => viewModel.change((it) => requireField(it, field.name, isOn))}
        />
      </div>
    </OrderedCard>
  );
});
