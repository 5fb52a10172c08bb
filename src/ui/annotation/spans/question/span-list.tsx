import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanKey } from '#domain/annotation/answer.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { type SpanQuestion, unmarkedSuggestions } from '../../model/spans/marks.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import styles from '../spans.module.css';
import { SpanRow } from './span-row.tsx';

interface SpanListProps {
  readonly interaction: SpanInteraction;
  readonly question: SpanQuestion;
}

/** Rows that are added at a time: a thousand rows would make each change slow. */
const rowsPerStep = 50;

/** Offers by keyboard and screen reader all that the text offers. */
export const SpanList = observer(function SpanList({ interaction, question }: SpanListProps) {
  const { t } = useTranslation();
  const [shownRows, setShownRows] = useState(rowsPerStep);
  const marks = interaction.editor.marks.filter(({ label }) => label.question.name === question.name);

  return (
    <>
      {marks.length > 0 && (
        <ul className={styles.list} aria-label={t('spans.list', { title: question.title })}>
          {marks.slice(0, shownRows).map((mark) => (
            <SpanRow key={mark.key} interaction={interaction} mark={mark} />
          ))}
        </ul>
      )}
      {marks.length > shownRows && (
        <button type="button" className={styles.fold} onClick={() => setShownRows(shownRows + rowsPerStep)}>
          {t('annotation.more', { count: marks.length - shownRows })}
        </button>
      )}
      <UnmarkedSuggestions interaction={interaction} question={question} isMarked={marks.length > 0} />
    </>
  );
});

interface UnmarkedSuggestionsProps extends SpanListProps {
  readonly isMarked: boolean;
}

const UnmarkedSuggestions = observer(function UnmarkedSuggestions(props: UnmarkedSuggestionsProps) {
  const { interaction, question, isMarked } = props;
  const { t } = useTranslation();
  const { editor } = interaction;
  const suggestions = editor.form.record?.suggestions ?? [];
  const suggestion = suggestionFor(question, suggestions);
  const values = suggestedValues(suggestion);
  const spans = unmarkedSuggestions(question, editor.form.draft, suggestions).slice(0, rowsPerStep);
  if (spans.length === 0) return isMarked ? null : <p className={styles.none}>{t('spans.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('spans.notTaken')}>
      {spans.map((span) => (
        <li key={spanKey(span)} className={styles.row} data-open>
          <span className={styles.showButton} dir="auto">
            <q>{editor.textOf(span)}</q> {editor.nameOf(question, span.label)}
          </span>
          <SuggestionMark score={values.get(spanKey(span))?.score} agent={suggestion?.agent} />
          <button type="button" className={styles.accept} onClick={() => editor.addSuggestion(question, span)}>
            {t('spans.accept')}
          </button>
        </li>
      ))}
    </ul>
  );
});
