import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNewest, type LastAnswer } from '#domain/datasets/overview/dataset-overview.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row.module.css';

type FormatTime = (at: string) => { readonly when: string; readonly moment: string };

const FormatTimeContext = createContext<FormatTime>((at) => ({ when: at, moment: at }));
const refreshMs = 60_000;

/** Updates the relative times once a minute. All rows share the formatter, which is slow to create. */
export function UpdatedTimeProvider({ children }: { readonly children: ReactNode }) {
  const { ago, moment } = useFormats();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((count) => count + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats again every minute
  const format = useMemo<FormatTime>(() => (at) => ({ when: ago(at), moment: moment(at) }), [ago, moment, minutes]);
  return <FormatTimeContext value={format}>{children}</FormatTimeContext>;
}

interface UpdatedTimeProps {
  readonly at: string;
  readonly lastAnswer: LastAnswer | undefined;
  readonly username: string;
}

/** Names the user of the last answer; the time of the last change stands beside it if it is a later one. */
export function UpdatedTime({ at, lastAnswer, username }: UpdatedTimeProps) {
  const { t } = useTranslation();
  const { when, moment } = useContext(FormatTimeContext)(at);
  const answered = useContext(FormatTimeContext)(lastAnswer?.at ?? at);
  const isOwn = lastAnswer?.username === username;
  return (
    <>
      {!(lastAnswer && isNewest(lastAnswer, at)) && (
        <RelativeTime at={at} moment={moment} text={t('datasets.updated', { when })} />
      )}
      {lastAnswer && (
        <RelativeTime
          at={lastAnswer.at}
          moment={answered.moment}
          text={t(isOwn ? 'datasets.answeredByYou' : 'datasets.answeredBy', {
            user: lastAnswer.username,
            when: answered.when,
          })}
        />
      )}
    </>
  );
}

interface RelativeTimeProps {
  readonly at: string;
  readonly moment: string;
  readonly text: string;
}

/** The exact time shows on hover, and while the row has the keyboard focus. */
const RelativeTime = ({ at, moment, text }: RelativeTimeProps) => (
  <time dateTime={at} title={moment}>
    {text}
    <span className={styles.moment}> ({moment})</span>
  </time>
);
