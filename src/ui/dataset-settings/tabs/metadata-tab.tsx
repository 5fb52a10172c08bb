import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { AddProperty } from '../adding/add-property.tsx';
import type { AdditionsViewModel } from '../adding/additions-view-model.ts';
import { ItemFrame } from '../items/item-frame.tsx';
import styles from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';

interface MetadataTabProps {
  readonly viewModel: SettingsViewModel;
  readonly additions: AdditionsViewModel;
}

export const MetadataTab = observer(function MetadataTab({ viewModel, additions }: MetadataTabProps) {
  return (
    <div className={styles.items}>
      {viewModel.items.of('property').map((item) => (
        <PropertyItem key={item.key} item={item} />
      ))}
      <AddProperty addition={additions.property} />
    </div>
  );
});

const PropertyItem = observer(function PropertyItem({ item }: { readonly item: SettingsItem<'property'> }) {
  const { t } = useTranslation();
  const { name, title, settings, visibleForAnnotators } = item.current;
  return (
    <ItemFrame item={item} title={name} badges={[t(`changing.properties.${settings.type}`)]}>
      <TextField
        label={t('changing.parts.title')}
        value={title}
        placeholder={name}
        max={limits.maxMetadataPropertyTitleChars}
        problems={item.problems.get('title') ?? []}
        onChange={(text) => item.write('title', text)}
      />
      <Switch
        label={t('changing.parts.visibleForAnnotators')}
        hint={t('changing.visibleForAnnotators')}
        isOn={visibleForAnnotators}
        onChange={(isVisible) => item.change({ visibleForAnnotators: isVisible })}
      />
    </ItemFrame>
  );
});
