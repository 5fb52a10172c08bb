import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from '../row/row.module.css';

const MinuteContext = createContext(0);
const minute = 60_000;

/** What is said of time within it stays true. */
export function MinuteClock({ children }: { readonly children: ReactNode }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((count) => count + 1), minute);
    return () => clearInterval(timer);
  }, []);
  return <MinuteContext value={passed}>{children}</MinuteContext>;
}

/** How long ago; the moment itself for the pointer, and for the keyboard while the row has the focus. */
export function Updated({ at }: { readonly at: string }) {
  useContext(MinuteContext);
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  return (
    <time dateTime={at} title={moment(at)}>
      {t('datasets.updated', { when: ago(at) })}
      <span className={styles.moment}> ({moment(at)})</span>
    </time>
  );
}
