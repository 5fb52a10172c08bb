import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import styles from './sidebar.module.css';

const GuideKeys = lazyPart(async () => (await import('./guide-keys.tsx')).GuideKeys);

/** How to answer, in four lines, by the reader's own keys. */
export function Guide() {
  const { t } = useTranslation();
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guide.title')}</h2>
      <p>{t('guide.text')}</p>
      <Suspense fallback={<Room />}>
        <GuideKeys />
      </Suspense>
      <p className={styles.soft}>{t('guide.safe')}</p>
    </section>
  );
}

const lines = ['choose', 'submit', 'discard', 'help'];
const blank = '\u00a0';

/** As much as the keys take. */
const Room = () => (
  <ul aria-hidden>
    {lines.map((line) => (
      <li key={line}>
        <Kbd>{blank}</Kbd>
        <span>{blank}</span>
      </li>
    ))}
  </ul>
);
