import { useTranslation } from 'react-i18next';
import type { Loss } from '#application/shared/loss.ts';
import styles from './settings.module.css';

/** What is written here can be copied, but saved no more. */
export function LossNote({ loss }: { readonly loss: Loss }) {
  const { t } = useTranslation();
  return (
    <p className={styles.loss} role="alert">
      <strong>{t(`loss.${loss}`)}</strong> {t('changing.lost')}
    </p>
  );
}
