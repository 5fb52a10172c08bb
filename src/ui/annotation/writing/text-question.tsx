import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import { write } from '#domain/annotation/selection.ts';
import { bestScore, equalsSuggestion, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { BodyProps } from './body-props.ts';
import styles from './questions.module.css';
import { SuggestionMark } from './suggestion-mark.tsx';

export const TextQuestion = observer(function TextQuestion({ question, form }: BodyProps<'text'>) {
  const { t } = useTranslation();
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const answer = answerTo(form.draft, question);
  return (
    <div className={styles.writing}>
      <textarea
        className={styles.text}
        dir="auto"
        rows={3}
        required={question.required}
        aria-label={question.title}
        placeholder={t('annotation.write')}
        value={answer.text}
        onChange={(event) => form.change(write(form.draft, question, event.target.value), `text:${question.name}`)}
      />
      {suggestion && equalsSuggestion(answer, suggestion) && (
        <SuggestionMark score={bestScore(suggestion)} agent={suggestion.agent} />
      )}
    </div>
  );
});
