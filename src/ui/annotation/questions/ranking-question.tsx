import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rank, unrank } from '#domain/annotation/choosing/ranking.ts';
import { answerTo } from '#domain/annotation/draft.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { BodyProps } from './body-props.ts';
import styles from './questions.module.css';
import { SuggestionMark } from './suggestion-mark.tsx';

export const RankingQuestion = observer(function RankingQuestion({ question, form }: BodyProps<'ranking'>) {
  const { t } = useTranslation();
  const { options } = question.settings;
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const suggested = suggestedValues(suggestion);
  const ranks = new Map(answerTo(form.draft, question).ranks.map(({ value, rank: slot }) => [value, slot]));
  const place = (value: string, slot: string) =>
    form.change(slot === '' ? unrank(form.draft, question, value) : rank(form.draft, question, value, Number(slot)));

  return (
    <ul className={styles.ranking}>
      {options.map(({ value, text }) => (
        <li key={value}>
          <label>
            <select value={ranks.get(value) ?? ''} onChange={(event) => place(value, event.target.value)}>
              <option value="">{t('annotation.unranked')}</option>
              {options.map((option, slot) => (
                <option key={option.value}>{slot + 1}</option>
              ))}
            </select>
            <span dir="auto">{text}</span>
          </label>
          {suggested.has(value) && <SuggestionMark score={suggested.get(value)?.score} agent={suggestion?.agent} />}
        </li>
      ))}
    </ul>
  );
});
