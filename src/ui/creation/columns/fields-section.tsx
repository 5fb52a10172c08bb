import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { mapField, moveField, requireField } from '#domain/creation/plan/plan-fields.ts';
import { renameField, targetName } from '#domain/creation/plan/target-names.ts';
import { unusedColumns } from '#domain/creation/plan/unused-columns.ts';
import type { FieldDraft } from '#domain/creation/source/row-source.ts';
import { Switch } from '../../components/form/switch.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { planPartKey } from '../plan/preparation-view-model.ts';
import { AskButton } from './ask-button.tsx';
import { ChipChoice } from './chip-choice.tsx';
import styles from './columns.module.css';
import { OrderedCard } from './ordered-card.tsx';
import { RenameItem } from './rename-item.tsx';
import { usePlanReordering } from './use-plan-reordering.ts';

/** Columns of a file that are used otherwise are left out. */
function offeredFields(plan: DatasetPlan): readonly FieldDraft[] {
  if (plan.questionsByColumn === undefined || plan.source.isOfRecords) return plan.fields;
  const unused = new Set(unusedColumns(plan));
  return plan.fields.filter(({ name, choice }) => choice !== 'no mapping' || unused.has(name));
}

export const FieldsSection = observer(function FieldsSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const fields = offeredFields(plan);
  const placeOf = (at: number) => plan.fields.findIndex(({ name }) => name === fields[at]?.name);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const titleOf = (name: string) => targetName(byName.get(name) ?? { name }) || name;
  const { reordering, list } = usePlanReordering(
    fields.map(({ name }) => name),
    (from, to) => viewModel.change((it) => moveField(it, placeOf(from), placeOf(to))),
    titleOf,
  );
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
            title={titleOf(field.name)}
            at={at}
            reordering={reordering}
            about={field.columnType && <span lang="en">{field.columnType}</span>}
            actions={<AskButton column={field.name} viewModel={viewModel} plan={plan} />}
            isCompact
          >
            <FieldChoices field={field} viewModel={viewModel} plan={plan} />
          </OrderedCard>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{reordering.announcement}</span>
      </VisuallyHidden>
    </PlanSection>
  );
});

function FieldChoices({ field, viewModel, plan }: PlanProps & { readonly field: FieldDraft }) {
  const { t } = useTranslation();
  const { name, choice, choices, required } = field;
  const canRename = plan.source.kind === 'file' && !plan.source.isOfRecords;
  const planPart = { renamedField: name };
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
      {choice !== 'no mapping' && canRename && (
        <RenameItem
          item={field}
          planPart={planPartKey(planPart)}
          problems={viewModel.problemsAt(planPart)}
          onRename={(sentAs) => viewModel.change((it) => renameField(it, name, sentAs), `field ${name}`)}
          onLeave={() => viewModel.markVisited(planPart)}
        />
      )}
    </div>
  );
}
