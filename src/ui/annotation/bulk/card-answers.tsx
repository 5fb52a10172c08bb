import { memo } from 'react';
import { type Answer, isSendable } from '#domain/annotation/answer.ts';
import { answerText } from '#domain/annotation/options/answer-text.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { bestScore, type Suggestion, suggestionFor } from '#domain/annotation/suggestion.ts';
import { SuggestionMark } from '../../components/marks/suggestion-mark.tsx';
import styles from './bulk.module.css';

interface CardAnswersProps {
  readonly record: DatasetRecord;
  readonly questions: readonly Question[];
}

/** Answers to the questions of a record. Spans are left out: the texts show them. */
export const CardAnswers = memo(function CardAnswers({ record, questions }: CardAnswersProps) {
  const shownAnswers = questions
    .filter(({ type }) => type !== 'span')
    .flatMap((question) => shownAnswerTo(question, record) ?? []);
  if (shownAnswers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {shownAnswers.map(({ question, answer, suggestion }) => (
        <div key={question.id}>
          <dt dir="auto">{question.title}</dt>
          <dd dir="auto">
            {answerText(answer, question, record)}
            {suggestion && <SuggestionMark score={bestScore(suggestion)} agent={suggestion.agent} />}
          </dd>
        </div>
      ))}
    </dl>
  );
});

interface ShownAnswer {
  readonly question: Question;
  readonly answer: Answer;
  readonly suggestion?: Suggestion;
}

/** The answer of the user, or else the suggestion. */
export function shownAnswerTo(question: Question, { response, suggestions }: DatasetRecord): ShownAnswer | undefined {
  const answer = response?.answers[question.name];
  if (response) return answer && isSendable(answer) ? { question, answer } : undefined;
  const suggestion = suggestionFor(question, suggestions);
  return suggestion && { question, answer: suggestion.suggestedAnswer, suggestion };
}
