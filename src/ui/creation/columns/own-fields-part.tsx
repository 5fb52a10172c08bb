import { Plus, X } from 'lucide-react';
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
import type { Order } from '../../components/dragging/use-order.ts';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { Part } from '../plan/plan-section.tsx';
import { Chips } from './chips.tsx';
import styles from './columns.module.css';
import { OrderedCard } from './ordered-card.tsx';
import { removeFromList } from './remove-from-list.ts';
import { usePlanOrder } from './use-plan-order.ts';

/** Where there are no columns, whoever makes the dataset says what its records will hold. */
export const OwnFieldsPart = observer(function OwnFieldsPart({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const places = plan.fields.map((_, at) => `${at}`);
  const { order, list } = usePlanOrder(places, (from, to) => viewModel.change((it) => moveField(it, from, to)));
  return (
    <Part
      title={t('preparing.fields')}
      hint={t('preparing.ownFieldsHint')}
      problems={viewModel.problemsAt('fields')}
      place="fields"
    >
      <ol ref={list} className={styles.list} aria-label={t('preparing.fields')}>
        {order.shown.map((place, at) => {
          const field = plan.fields[Number(place)];
          return (
            field && <OwnField key={place} field={field} place={place} at={at} order={order} {...{ viewModel, plan }} />
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
      <fieldset className={styles.adding} data-adding aria-label={t('preparing.addField')}>
        {emptyFieldChoices.map((choice) => (
          <Button key={choice} onClick={() => viewModel.change((it) => addField(it, choice))}>
            <Plus size={16} aria-hidden />
            {t(`preparing.choices.${choice}`)}
          </Button>
        ))}
      </fieldset>
    </Part>
  );
});

interface OwnFieldProps extends PlanProps {
  readonly field: FieldDraft;
  readonly place: string;
  readonly at: number;
  readonly order: Order;
}

const OwnField = observer(function OwnField({ field, place, at, order, viewModel }: OwnFieldProps) {
  const { t } = useTranslation();
  const index = Number(place);
  const title = field.name.trim() || t('preparing.unnamed');
  return (
    <OrderedCard
      name={place}
      title={title}
      at={at}
      order={order}
      place={`field ${place}`}
      onLeave={() => viewModel.leave({ field: index })}
      end={
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
        onChange={(name) => viewModel.change((it) => nameField(it, index, name), `field ${place}`)}
      />
      <div className={styles.line}>
        <Chips
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
