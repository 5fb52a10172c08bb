import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { columnFor, type MappedPart } from '#domain/creation/portable/column-matching.ts';
import { named, SelectField } from '../../components/form/select-field.tsx';
import { Part } from '../plan/plan-section.tsx';
import styles from './adding.module.css';
import type { AddingViewModel } from './adding-view-model.ts';

const nothing = '';

interface ColumnsPartProps {
  readonly viewModel: AddingViewModel;
}

/** Which column goes where. */
export const ColumnsPart = observer(function ColumnsPart({ viewModel }: ColumnsPartProps) {
  const { t } = useTranslation();
  const { receiving, isOfRecords, unfilled, columns } = viewModel;
  if (!receiving || !columns) return null;
  if (isOfRecords) return <Part title={t('adding.columns')} hint={t('adding.ofRecords')} />;
  return (
    <>
      <Part title={t('preparing.fields')} hint={t('adding.columnsHint')}>
        <p role="status" className={styles.unfilled}>
          {unfilled.length > 0 && t('adding.unfilled', { fields: unfilled.join(', ') })}
        </p>
        {receiving.fields.map(({ name, title, required }) => (
          <Column key={name} viewModel={viewModel} part="fields" name={name} title={title} isRequired={required} />
        ))}
      </Part>
      <Part title={t('preparing.questions')} hint={t('adding.suggestionsHint')}>
        {receiving.questions.map(({ name, title }) => (
          <Column key={name} viewModel={viewModel} part="suggestions" name={name} title={title} />
        ))}
      </Part>
      <Part title={t('preparing.metadata')}>
        {receiving.properties.map(({ name, title }) => (
          <Column key={name} viewModel={viewModel} part="metadata" name={name} title={title} />
        ))}
        <IdColumn viewModel={viewModel} />
      </Part>
    </>
  );
});

interface ColumnProps extends ColumnsPartProps {
  readonly part: MappedPart;
  readonly name: string;
  readonly title: string;
  readonly isRequired?: boolean;
}

const Column = observer(function Column({ viewModel, part, name, title, isRequired = false }: ColumnProps) {
  const { columns, map } = viewModel;
  const choices = useChoices(viewModel);
  if (!columns) return null;
  return (
    <SelectField
      label={`${title || name}${isRequired ? ' *' : ''}`}
      value={columnFor(columns, part, name) ?? nothing}
      choices={choices}
      onChange={(column) => map(part, name, column === nothing ? undefined : column)}
    />
  );
});

const IdColumn = observer(function IdColumn({ viewModel }: ColumnsPartProps) {
  const { t } = useTranslation();
  const { columns, nameBy } = viewModel;
  const choices = useChoices(viewModel);
  return (
    <SelectField
      label={t('preparing.externalId')}
      hint={t('adding.idHint')}
      value={columns?.externalId ?? nothing}
      choices={choices}
      onChange={(column) => nameBy(column === nothing ? undefined : column)}
    />
  );
});

function useChoices({ columnNames }: AddingViewModel) {
  const { t } = useTranslation();
  const none = { value: nothing, text: t('preparing.choices.no mapping') };
  return [none, ...columnNames.map(named)];
}
