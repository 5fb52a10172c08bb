import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row.module.css';

type FormatUpdated = (at: string) => { readonly updated: string; readonly moment: string };

const FormatUpdatedContext = createContext<FormatUpdated | undefined>(undefined);
const refreshMs = 60_000;

/** What is said of time within it stays true. All rows share what says it: making that anew takes long. */
export function UpdatedTimeProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((count) => count + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a minute other words are true
  const format = useMemo<FormatUpdated>(
    () => (at) => ({ updated: t('datasets.updated', { when: ago(at) }), moment: moment(at) }),
    [t, ago, moment, minutes],
  );
  return <FormatUpdatedContext value={format}>{children}</FormatUpdatedContext>;
}

/** How long ago; the moment itself for the pointer, and for the keyboard while the row has the focus. */
export function UpdatedTime({ at }: { readonly at: string }) {
  const texts = useContext(FormatUpdatedContext)?.(at);
  return (
    <time dateTime={at} title={texts?.moment}>
      {texts?.updated}
      <span className={styles.moment}> ({texts?.moment})</span>
    </time>
  );
}
