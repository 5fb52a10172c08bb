import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { AddProperty } from '../adding/add-property.tsx';
import { AddVector } from '../adding/add-vector.tsx';
import type { AdditionsViewModel } from '../adding/additions-view-model.ts';
import { ItemFrame } from '../items/item-frame.tsx';
import styles from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import tabs from './tabs.module.css';

interface MetadataTabProps {
  readonly viewModel: SettingsViewModel;
  readonly additions: AdditionsViewModel;
}

export const MetadataTab = observer(function MetadataTab({ viewModel, additions }: MetadataTabProps) {
  const { t } = useTranslation();
  const { items } = viewModel;
  return (
    <div className={styles.items}>
      <section className={tabs.section} aria-labelledby="properties">
        <h2 id="properties">{t('changing.metadataProperties')}</h2>
        {items.of('property').map((item) => (
          <PropertyItem key={item.key} item={item} />
        ))}
        <AddProperty addition={additions.property} />
        {items.of('extraMetadata').map((item) => (
          <ExtraMetadataItem key={item.key} item={item} />
        ))}
      </section>
      <section className={tabs.section} aria-labelledby="vectors">
        <h2 id="vectors">{t('changing.vectors')}</h2>
        {items.of('vector').map((item) => (
          <VectorItem key={item.key} item={item} />
        ))}
        <AddVector addition={additions.vector} />
      </section>
    </div>
  );
});

const PropertyItem = observer(function PropertyItem({ item }: { readonly item: SettingsItem<'property'> }) {
  const { t } = useTranslation();
  const { name, title, settings, visibleForAnnotators } = item.current;
  return (
    <ItemFrame item={item} title={name} level={3} badges={[t(`changing.properties.${settings.type}`)]}>
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

const ExtraMetadataItem = observer(function ExtraMetadataItem({
  item,
}: {
  readonly item: SettingsItem<'extraMetadata'>;
}) {
  const { t } = useTranslation();
  return (
    <ItemFrame item={item} title={t('changing.extraMetadata')} level={3}>
      <Switch
        label={t('changing.parts.allowExtraMetadata')}
        hint={t('changing.allowExtraMetadata')}
        isOn={item.current.allowExtraMetadata}
        onChange={(allowExtraMetadata) => item.change({ allowExtraMetadata })}
      />
    </ItemFrame>
  );
});

const VectorItem = observer(function VectorItem({ item }: { readonly item: SettingsItem<'vector'> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { name, title, dimensions } = item.current;
  const badge = t('changing.dimensions', { count: dimensions, shown: number(dimensions) });
  return (
    <ItemFrame item={item} title={name} level={3} badges={[badge]}>
      <TextField
        label={t('changing.parts.title')}
        value={title}
        placeholder={name}
        max={limits.maxVectorTitleChars}
        problems={item.problems.get('title') ?? []}
        onChange={(text) => item.write('title', text)}
      />
    </ItemFrame>
  );
});
