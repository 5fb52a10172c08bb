import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SettingsItem } from '../model/settings-item.ts';
import styles from './items.module.css';

export function ItemBadges({ badges }: { readonly badges: readonly string[] }) {
  return badges.map((badge) => (
    <span key={badge} className={styles.badge}>
      {badge}
    </span>
  ));
}

interface ItemMarkProps {
  readonly item: Pick<SettingsItem, 'isModified' | 'refusal' | 'theirChanges' | 'isGone'>;
  /** True while the notes of the item cannot be seen. */
  readonly isFolded?: boolean;
}

export const ItemMark = observer(function ItemMark({ item, isFolded = false }: ItemMarkProps) {
  const { t } = useTranslation();
  const { isModified, refusal, theirChanges, isGone } = item;
  const hidden = isFolded && [
    isGone && t('changing.deletedByOthers'),
    refusal !== undefined && t('changing.refusedShort'),
    theirChanges.length > 0 && t('changing.othersChanged'),
  ];
  const marks = [...(hidden || []), isModified && t('changing.modified')].filter((mark) => mark !== false);
  return (
    <span className={styles.mark} role="status" data-refused={isFolded && (isGone || refusal !== undefined)}>
      {marks.join(' · ')}
    </span>
  );
});
