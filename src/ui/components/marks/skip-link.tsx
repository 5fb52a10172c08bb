import { useTranslation } from 'react-i18next';
import styles from './marks.module.css';

/** A button, because a link to a fragment would resolve against the base address. */
export function SkipLink() {
  const { t } = useTranslation();
  const handleClick = () => {
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };
  return (
    <button type="button" className={styles.skip} onClick={handleClick}>
      {t('common.skip')}
    </button>
  );
}
