import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row.module.css';

type Say = (at: string) => { readonly updated: string; readonly moment: string };

const SayContext = createContext<Say | undefined>(undefined);
const minute = 60_000;

/** What is said of time within it stays true. All rows share what says it: making that anew takes long. */
export function MinuteClock({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((count) => count + 1), minute);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a minute other words are true
  const say = useMemo<Say>(
    () => (at) => ({ updated: t('datasets.updated', { when: ago(at) }), moment: moment(at) }),
    [t, ago, moment, passed],
  );
  return <SayContext value={say}>{children}</SayContext>;
}

/** How long ago; the moment itself for the pointer, and for the keyboard while the row has the focus. */
export function Updated({ at }: { readonly at: string }) {
  const said = useContext(SayContext)?.(at);
  return (
    <time dateTime={at} title={said?.moment}>
      {said?.updated}
      <span className={styles.moment}> ({said?.moment})</span>
    </time>
  );
}
