import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import { write } from '#domain/annotation/selection.ts';
import { bestScore, equalsSuggestion, suggestionFor } from '#domain/annotation/suggestion.ts';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { useKeys } from '../../../keyboard/use-keys.ts';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import { SuggestedText } from './suggested-text.tsx';
import styles from './writing.module.css';

export const TextQuestion = observer(function TextQuestion({ question, form }: BodyProps<'text'>) {
  const { t } = useTranslation();
  const [isPreviewed, setPreviewed] = useState(false);
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const answer = answerTo(form.draft, question);
  const isAsSuggested = suggestion !== undefined && equalsSuggestion(answer, suggestion);

  return (
    <div className={styles.writing}>
      {isPreviewed ? (
        <div className={styles.preview}>
          {answer.text === '' ? <p>{t('questions.nothingWritten')}</p> : <Markdown text={answer.text} />}
        </div>
      ) : (
        <TextBox question={question} form={form} />
      )}
      <div className={styles.toolbar}>
        {isAsSuggested && <SuggestionMark score={bestScore(suggestion)} agent={suggestion.agent} showsAgent />}
        {question.settings.useMarkdown && (
          <button
            type="button"
            className={styles.switch}
            aria-pressed={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {t('questions.preview')}
          </button>
        )}
      </div>
      {suggestion && !isAsSuggested && <SuggestedText question={question} form={form} suggestion={suggestion} />}
    </div>
  );
});

const TextBox = observer(function TextBox({ question, form }: BodyProps<'text'>) {
  const { t } = useTranslation();
  const { isFor } = useKeys();
  const { text } = answerTo(form.draft, question);
  /** Keeps the key that moved the focus here from being typed. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (text === '' && isFor('write', event.nativeEvent)) event.preventDefault();
  };
  return (
    <div className={styles.grow} data-text={text}>
      <textarea
        className={styles.text}
        dir="auto"
        rows={3}
        required={question.required}
        aria-label={question.title}
        placeholder={t('annotation.write')}
        value={text}
        onKeyDown={handleKeyDown}
        onChange={({ target }) => form.change(write(form.draft, question, target.value), `text:${question.name}`)}
      />
    </div>
  );
});
