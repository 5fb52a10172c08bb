import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { ItemFrame } from '../items/item-frame.tsx';
import styles from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { DuplicateSection } from '../transfers/duplicate-section.tsx';
import { GuidelinesItem } from './guidelines-item.tsx';

interface GeneralTabProps {
  readonly viewModel: SettingsViewModel;
  readonly dataset: Dataset;
}

export const GeneralTab = observer(function GeneralTab({ viewModel, dataset }: GeneralTabProps) {
  const platform = useShared(Platform);
  const { items, changeable } = viewModel;
  return (
    <div className={styles.items}>
      {platform.can('rename') && items.of('name').map((item) => <NameItem key={item.key} item={item} />)}
      {items.of('guidelines').map((item) => (
        <GuidelinesItem key={item.key} item={item} />
      ))}
      {items.of('distribution').map((item) => (
        <DistributionItem key={item.key} item={item} isFixed={changeable?.canChangeDistribution === false} />
      ))}
      {platform.can('answer-times') &&
        items.of('timeMeasurement').map((item) => <TimeMeasurementItem key={item.key} item={item} />)}
      {platform.can('duplicate') && <DuplicateSection dataset={dataset} />}
    </div>
  );
});

const NameItem = observer(function NameItem({ item }: { readonly item: SettingsItem<'name'> }) {
  const { t } = useTranslation();
  return (
    <ItemFrame item={item} title={t('changing.parts.name')}>
      <TextField
        label={t('changing.datasetName')}
        hint={t('changing.renameHint')}
        value={item.current.name}
        max={limits.maxDatasetNameChars}
        required
        problems={item.problems.get('name') ?? []}
        onChange={(name) => item.write('name', name)}
      />
    </ItemFrame>
  );
});

const TimeMeasurementItem = observer(function TimeMeasurementItem({
  item,
}: {
  readonly item: SettingsItem<'timeMeasurement'>;
}) {
  const { t } = useTranslation();
  return (
    <ItemFrame item={item} title={t('changing.timeMeasurement')}>
      <Switch
        label={t('changing.parts.measuresTime')}
        hint={t('changing.measuresTime')}
        isOn={item.current.measuresTime}
        onChange={(measuresTime) => item.change({ measuresTime })}
      />
    </ItemFrame>
  );
});

interface DistributionItemProps {
  readonly item: SettingsItem<'distribution'>;
  readonly isFixed: boolean;
}

const DistributionItem = observer(function DistributionItem({ item, isFixed }: DistributionItemProps) {
  const { t } = useTranslation();
  return (
    <ItemFrame item={item} title={t('changing.distribution')}>
      <NumberField
        label={t('changing.parts.minSubmitted')}
        hint={isFixed ? t('refusals.update_distribution_with_existing_responses') : t('changing.minSubmitted')}
        value={item.current.minSubmitted}
        min={limits.minSubmitted}
        problems={item.problems.get('minSubmitted') ?? []}
        isFixed={isFixed}
        onChange={(minSubmitted) => item.change({ minSubmitted }, 'minSubmitted')}
      />
    </ItemFrame>
  );
});
