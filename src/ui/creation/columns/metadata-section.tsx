import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type DatasetPlan, keepMetadata, mappedFields, nameRecordsBy } from '#domain/creation/plan/dataset-plan.ts';
import type { MetadataDraft } from '#domain/creation/source/row-source.ts';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { AskButton } from './ask-button.tsx';
import styles from './columns.module.css';

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
            <li key={property.name} className={styles.property}>
              <Switch
                label={<bdi>{property.name}</bdi>}
                hint={<PropertyAbout property={property} />}
                isOn={property.isKept}
                onChange={(isKept) => viewModel.change((it) => keepMetadata(it, property.name, isKept))}
              />
              <AskButton column={property.name} viewModel={viewModel} plan={plan} />
            </li>
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

function PropertyAbout({ property: { settings } }: { readonly property: MetadataDraft }) {
  const { t } = useTranslation();
  const { ungrouped } = useFormats();
  const type = t(`preparing.properties.${settings.type}`);
  if (settings.type === 'terms')
    return settings.values ? t('preparing.terms', { type, count: settings.values.length }) : type;
  const { min, max } = settings;
  return min === undefined || max === undefined
    ? type
    : t('preparing.bounds', { type, min: ungrouped(min), max: ungrouped(max) });
}
