import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type DatasetPlan, mappedFields, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import type { MetadataDraft } from '#domain/creation/source/row-source.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import styles from './columns.module.css';
import { MetadataRow } from './metadata-row.tsx';

const noColumn = '';

/** Columns that are used otherwise are left out of the list. */
function offeredMetadata({ metadata, questions, fields, externalId }: DatasetPlan): readonly MetadataDraft[] {
  const used = new Set([
    externalId,
    ...questions.map(({ column }) => column),
    ...mappedFields({ fields }).map(({ name }) => name),
  ]);
  return metadata.filter(({ name, isKept }) => isKept || !used.has(name));
}

export const MetadataSection = observer(function MetadataSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  const { vectors, columns, externalId, source } = plan;
  const metadata = offeredMetadata(plan);
  if (metadata.length === 0 && vectors.length === 0 && columns.length === 0) return null;
  const names = [{ value: noColumn, text: t('preparing.choices.no mapping') }, ...columns.map(nameChoice)];
  return (
    <PlanSection title={t('preparing.metadata')} hint={t('preparing.metadataHint')}>
      {metadata.length > 0 && (
        <ul className={styles.properties}>
          {metadata.map((property) => (
            <MetadataRow key={property.name} property={property} viewModel={viewModel} plan={plan} />
          ))}
        </ul>
      )}
      {vectors.map(({ name, dimensions }) => (
        <p key={name}>{t('preparing.vector', { name, dimensions })}</p>
      ))}
      {!source.isOfRecords && columns.length > 0 && (
        <SelectField
          label={t('preparing.externalId')}
          hint={t('preparing.externalIdHint')}
          value={externalId ?? noColumn}
          choices={names}
          onChange={(name) => viewModel.change((it) => nameRecordsBy(it, name === noColumn ? undefined : name))}
        />
      )}
    </PlanSection>
  );
});
