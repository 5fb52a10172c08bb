import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import type { BodyProps } from './body-props.ts';
import styles from './questions.module.css';

/** Shows what is marked and says that more cannot be marked yet; what is there is sent along unchanged. */
export const SpanQuestion = observer(function SpanQuestion({ question, form }: BodyProps<'span'>) {
  const { t } = useTranslation();
  const { spans } = answerTo(form.draft, question);
  const text = [...String(form.record?.fields[question.settings.field] ?? '')];
  return (
    <>
      <p className={styles.later}>{t('annotation.spansLater')}</p>
      {spans.length > 0 && (
        <ul className={styles.spans}>
          {spans.map(({ start, end, label }) => (
            <li key={`${start} ${end} ${label}`}>
              <q dir="auto">{text.slice(start, end).join('')}</q> {label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
