import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { keepMetadata } from '#domain/creation/plan/dataset-plan.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import { renameMetadata, targetName } from '#domain/creation/plan/target-names.ts';
import type { MetadataDraft } from '#domain/creation/source/row-source.ts';
import { Button } from '../../components/controls/button.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { PlanProps } from '../plan/plan-props.ts';
import { planPartKey } from '../plan/preparation-view-model.ts';
import { AboutColumn } from './about-column.tsx';
import { AskButton } from './ask-button.tsx';
import styles from './columns.module.css';
import { RenameItem } from './rename-item.tsx';

interface MetadataRowProps extends PlanProps {
  readonly property: MetadataDraft;
}

export const MetadataRow = observer(function MetadataRow({ property, viewModel, plan }: MetadataRowProps) {
  const { name, isKept } = property;
  const planPart = { metadata: name };
  const canRename = isKept && plan.source.kind === 'file' && !plan.source.isOfRecords;
  return (
    <li className={styles.property}>
      <Switch
        label={<bdi>{targetName(property) || name}</bdi>}
        hint={<PropertyAbout property={property} />}
        isOn={isKept}
        onChange={(isOn) => viewModel.change((it) => keepMetadata(it, name, isOn))}
      />
      {canRename && (
        <RenameItem
          item={property}
          planPart={planPartKey(planPart)}
          problems={viewModel.problemsAt(planPart)}
          onRename={(sentAs) => viewModel.change((it) => renameMetadata(it, name, sentAs), `metadata ${name}`)}
          onLeave={() => viewModel.markVisited(planPart)}
        />
      )}
      <span className={styles.uses}>
        <ShowAsField column={name} viewModel={viewModel} plan={plan} />
        <AskButton column={name} viewModel={viewModel} plan={plan} />
      </span>
    </li>
  );
});

function ShowAsField({ column, viewModel, plan }: PlanProps & { readonly column: string }) {
  const { t } = useTranslation();
  const { choice, choices = [] } = plan.fields.find(({ name }) => name === column) ?? {};
  const [, shown] = choices;
  if (plan.questionsByColumn === undefined || choice !== 'no mapping' || shown === undefined) return null;
  return (
    <Button
      look="quiet"
      className={styles.ask ?? ''}
      onClick={() => viewModel.change((it) => mapField(it, column, shown))}
    >
      <AboutColumn text={t('preparing.showAsField')} column={column} />
    </Button>
  );
}

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
