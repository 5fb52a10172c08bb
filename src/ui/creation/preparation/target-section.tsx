import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { chooseSplit, chooseSubset, rename, rowsOf } from '#domain/creation/plan/dataset-plan.ts';
import { limits } from '#domain/shared/limits.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import styles from './preparation.module.css';
import { WorkspaceChoice } from './workspace-choice.tsx';

export const TargetSection = observer(function TargetSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  return (
    <PlanSection title={t('preparing.dataset')}>
      <fieldset data-plan-part="name" onBlur={() => viewModel.markVisited('name')}>
        <TextField
          label={t('preparing.name')}
          value={plan.name}
          max={limits.maxDatasetNameChars}
          required
          problems={viewModel.problemsAt('name')}
          onChange={(name) => viewModel.change((it) => rename(it, name), 'name')}
        />
      </fieldset>
      <WorkspaceChoice viewModel={viewModel} plan={plan} />
      {plan.source.kind === 'hub' && <RowsChoice viewModel={viewModel} plan={plan} />}
    </PlanSection>
  );
});

const RowsChoice = observer(function RowsChoice({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { subsets } = plan.source;
  const rows = rowsOf(plan);
  const splits = plan.splits.map(({ name, rows: count }) =>
    count === undefined
      ? nameChoice(name)
      : { value: name, text: t('preparing.splitRows', { name, rows: number(count), count }) },
  );
  return (
    <>
      {subsets.length > 1 && (
        <SelectField
          label={t('preparing.subset')}
          hint={t('preparing.oneSubset')}
          value={plan.subset}
          choices={subsets.map(({ name }) => nameChoice(name))}
          onChange={(name) => viewModel.change((it) => chooseSubset(it, name))}
        />
      )}
      <div data-plan-part="split">
        <SelectField
          label={t('preparing.split')}
          value={plan.split ?? ''}
          choices={splits}
          problems={viewModel.problemsAt('split')}
          onChange={(name) => viewModel.change((it) => chooseSplit(it, name))}
        />
      </div>
      <p className={styles.note}>
        {rows !== undefined && rows <= limits.maxImportRows
          ? t('preparing.allRows', { count: rows, rows: number(rows) })
          : t('preparing.firstRows')}
      </p>
    </>
  );
});
