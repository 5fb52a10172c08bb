import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import { limits } from '#domain/shared/limits.ts';
import { Switch } from '../../components/form/switch.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ItemFrame } from '../items/item-frame.tsx';
import styles from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { TemplateSettings } from './template-settings.tsx';
import { useBadges } from './use-badges.ts';

interface FieldsTabProps {
  readonly viewModel: SettingsViewModel;
}

export const FieldsTab = observer(function FieldsTab({ viewModel }: FieldsTabProps) {
  return (
    <div className={styles.items}>
      {viewModel.items.of('field').map((item) => (
        <FieldItem key={item.key} item={item} />
      ))}
    </div>
  );
});

const FieldItem = observer(function FieldItem({ item }: { readonly item: SettingsItem<'field'> }) {
  const { t } = useTranslation();
  const badges = useBadges();
  const field = item.current;
  return (
    <ItemFrame item={item} title={field.name} badges={badges.ofField(field)}>
      <TextField
        label={t('changing.parts.title')}
        hint={t('changing.fieldTitle')}
        value={field.title}
        placeholder={field.name}
        max={limits.maxFieldTitleChars}
        problems={item.problems.get('title') ?? []}
        onChange={(title) => item.write('title', title)}
      />
      {(field.type === 'text' || field.type === 'chat') && (
        <Switch
          label={t('changing.parts.useMarkdown')}
          hint={t('changing.fieldMarkdown')}
          isOn={field.settings.useMarkdown}
          onChange={(useMarkdown) => item.change({ settings: { useMarkdown } } as Partial<Field>)}
        />
      )}
      {field.type === 'custom' && <TemplateSettings field={field} item={item} />}
    </ItemFrame>
  );
});
