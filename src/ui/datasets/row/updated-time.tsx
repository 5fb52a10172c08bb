import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row.module.css';

type FormatUpdated = (at: string) => { readonly updated: string; readonly moment: string };

const FormatUpdatedContext = createContext<FormatUpdated | undefined>(undefined);
const refreshMs = 60_000;

/** Updates the relative times once a minute. All rows share the formatter, which is slow to create. */
export function UpdatedTimeProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((count) => count + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats again every minute
  const format = useMemo<FormatUpdated>(
    () => (at) => ({ updated: t('datasets.updated', { when: ago(at) }), moment: moment(at) }),
    [t, ago, moment, minutes],
  );
  return <FormatUpdatedContext value={format}>{children}</FormatUpdatedContext>;
}

/** Relative time; the exact time shows on hover, and while the row has the keyboard focus. */
export function UpdatedTime({ at }: { readonly at: string }) {
  const texts = useContext(FormatUpdatedContext)?.(at);
  return (
    <time dateTime={at} title={texts?.moment}>
      {texts?.updated}
      <span className={styles.moment}> ({texts?.moment})</span>
    </time>
  );
}
