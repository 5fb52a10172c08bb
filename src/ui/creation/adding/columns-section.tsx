import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { columnFor, type MappedPart } from '#domain/creation/portable/column-matching.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { PlanSection } from '../plan/plan-section.tsx';
import styles from './adding.module.css';
import type { AddingViewModel } from './adding-view-model.ts';

const noColumn = '';

interface ColumnsSectionProps {
  readonly viewModel: AddingViewModel;
}

export const ColumnsSection = observer(function ColumnsSection({ viewModel }: ColumnsSectionProps) {
  const { t } = useTranslation();
  const { receiving, isOfRecords, unfilled, columns } = viewModel;
  if (!receiving || !columns) return null;
  if (isOfRecords) return <PlanSection title={t('adding.columns')} hint={t('adding.ofRecords')} />;
  return (
    <>
      <PlanSection title={t('preparing.fields')} hint={t('adding.columnsHint')}>
        <p role="status" className={styles.unfilled}>
          {unfilled.length > 0 && t('adding.unfilled', { fields: unfilled.join(', ') })}
        </p>
        {receiving.fields.map(({ name, title, required }) => (
          <ColumnChoice
            key={name}
            viewModel={viewModel}
            part="fields"
            name={name}
            title={title}
            isRequired={required}
          />
        ))}
      </PlanSection>
      <PlanSection title={t('preparing.questions')} hint={t('adding.suggestionsHint')}>
        {receiving.questions.map(({ name, title }) => (
          <ColumnChoice key={name} viewModel={viewModel} part="suggestions" name={name} title={title} />
        ))}
      </PlanSection>
      <PlanSection title={t('preparing.metadata')}>
        {receiving.properties.map(({ name, title }) => (
          <ColumnChoice key={name} viewModel={viewModel} part="metadata" name={name} title={title} />
        ))}
        <IdColumnChoice viewModel={viewModel} />
      </PlanSection>
    </>
  );
});

interface ColumnProps extends ColumnsSectionProps {
  readonly part: MappedPart;
  readonly name: string;
  readonly title: string;
  readonly isRequired?: boolean;
}

const ColumnChoice = observer(function ColumnChoice({ viewModel, part, name, title, isRequired = false }: ColumnProps) {
  const { columns, map } = viewModel;
  const choices = useChoices(viewModel);
  if (!columns) return null;
  return (
    <SelectField
      label={`${title || name}${isRequired ? ' *' : ''}`}
      value={columnFor(columns, part, name) ?? noColumn}
      choices={choices}
      onChange={(column) => map(part, name, column === noColumn ? undefined : column)}
    />
  );
});

const IdColumnChoice = observer(function IdColumnChoice({ viewModel }: ColumnsSectionProps) {
  const { t } = useTranslation();
  const { columns, setIdColumn } = viewModel;
  const choices = useChoices(viewModel);
  return (
    <SelectField
      label={t('preparing.externalId')}
      hint={t('adding.idHint')}
      value={columns?.externalId ?? noColumn}
      choices={choices}
      onChange={(column) => setIdColumn(column === noColumn ? undefined : column)}
    />
  );
});

function useChoices({ columnNames }: AddingViewModel) {
  const { t } = useTranslation();
  const none = { value: noColumn, text: t('preparing.choices.no mapping') };
  return [none, ...columnNames.map(nameChoice)];
}
