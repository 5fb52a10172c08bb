import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { AddVector } from '../adding/add-vector.tsx';
import type { AdditionsViewModel } from '../adding/additions-view-model.ts';
import { ItemFrame } from '../items/item-frame.tsx';
import styles from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';

interface VectorsTabProps {
  readonly viewModel: SettingsViewModel;
  readonly additions: AdditionsViewModel;
}

export const VectorsTab = observer(function VectorsTab({ viewModel, additions }: VectorsTabProps) {
  return (
    <div className={styles.items}>
      {viewModel.items.of('vector').map((item) => (
        <VectorItem key={item.key} item={item} />
      ))}
      <AddVector addition={additions.vector} />
    </div>
  );
});

const VectorItem = observer(function VectorItem({ item }: { readonly item: SettingsItem<'vector'> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { name, title, dimensions } = item.current;
  const badge = t('changing.dimensions', { count: dimensions, shown: number(dimensions) });
  return (
    <ItemFrame item={item} title={name} badges={[badge]}>
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
