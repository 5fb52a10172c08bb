import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { mapField, moveField, requireField } from '#domain/creation/plan/plan-fields.ts';
import type { FieldDraft } from '#domain/creation/source/row-source.ts';
import { Switch } from '../../components/form/switch.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { AskButton } from './ask-button.tsx';
import { ChipChoice } from './chip-choice.tsx';
import styles from './columns.module.css';
import { OrderedCard } from './ordered-card.tsx';
import { usePlanReordering } from './use-plan-reordering.ts';

export const FieldsSection = observer(function FieldsSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const names = plan.fields.map(({ name }) => name);
  const { reordering, list } = usePlanReordering(names, (from, to) =>
    viewModel.change((it) => moveField(it, from, to)),
  );
  const byName = new Map(plan.fields.map((field) => [field.name, field]));
  const shown = reordering.shown.flatMap((name) => byName.get(name) ?? []);
  return (
    <PlanSection
      title={t('preparing.fields')}
      hint={t('preparing.fieldsHint')}
      problems={viewModel.problemsAt('fields')}
      planPart="fields"
    >
      <ol ref={list} className={styles.list} aria-label={t('preparing.fields')}>
        {shown.map((field, at) => (
          <OrderedCard
            key={field.name}
            name={field.name}
            title={field.name}
            at={at}
            reordering={reordering}
            about={field.columnType && <span lang="en">{field.columnType}</span>}
            actions={<AskButton column={field.name} viewModel={viewModel} plan={plan} />}
            isCompact
          >
            <FieldChoices field={field} viewModel={viewModel} />
          </OrderedCard>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{reordering.announcement}</span>
      </VisuallyHidden>
    </PlanSection>
  );
});

interface FieldChoicesProps extends Pick<PlanProps, 'viewModel'> {
  readonly field: FieldDraft;
}

function FieldChoices({ field, viewModel }: FieldChoicesProps) {
  const { t } = useTranslation();
  const { name, choice, choices, required } = field;
  return (
    <div className={styles.line}>
      <ChipChoice
        legend={t('preparing.shownAs', { name })}
        options={choices.map((value) => ({ value, text: t(`preparing.choices.${value}`) }))}
        chosen={choice}
        onChoose={(value) => viewModel.change((it) => mapField(it, name, value))}
      />
      {choice !== 'no mapping' && (
        <Switch
          label={t('preparing.required')}
          isOn={required}
          onChange={(isOn) => viewModel.change((it) => requireField(it, name, isOn))}
        />
      )}
    </div>
  );
}
