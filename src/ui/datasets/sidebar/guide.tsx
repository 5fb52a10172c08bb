import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import styles from './sidebar.module.css';

const steps = [
  { key: 'choose', keys: '1 – 9' },
  { key: 'submit', keys: '↵' },
  { key: 'discard', keys: '⌫' },
  { key: 'help', keys: '?' },
] as const;

/** How to answer, in four lines. */
export function Guide() {
  const { t } = useTranslation();
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guide.title')}</h2>
      <p>{t('guide.text')}</p>
      <ul>
        {steps.map(({ key, keys }) => (
          <li key={key}>
            <Kbd>{keys}</Kbd>
            <span>{t(`guide.${key}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('guide.safe')}</p>
    </section>
  );
}
