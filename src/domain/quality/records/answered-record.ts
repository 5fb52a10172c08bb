import type { QuestionType } from '../../annotation/answer.ts';
import type { Question } from '../../annotation/question.ts';
import type { ComparedValues } from '../question-figures.ts';

export type ComparedAnswer = ComparedValues[QuestionType];

/** Keys are names of questions. */
export type ComparedAnswers = ReadonlyMap<string, ComparedAnswer>;

export interface SubmittedAnswers {
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
  readonly answers: ComparedAnswers;
}

export interface SuggestedAnswer {
  readonly agent: string;
  readonly answer: ComparedAnswer;
  /** Undefined if there is none, or one for each label. */
  readonly score: number | undefined;
}

/** The parts of a record that the figures need. */
export interface AnsweredRecord {
  readonly id: string;
  /** Values that records can be grouped by. */
  readonly metadata: ReadonlyMap<string, string>;
  readonly submitted: readonly SubmittedAnswers[];
  /** Keys are names of questions. */
  readonly suggestions: ReadonlyMap<string, SuggestedAnswer>;
}

/** Limits the answers to those of some users, all if empty, and to a time. */
export interface LimitsOfAnswers {
  readonly people: readonly string[];
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface RecordsToMeasure {
  readonly questions: readonly Question[];
  readonly records: readonly AnsweredRecord[];
  readonly limits: LimitsOfAnswers;
}

/** The records with the answers that count. */
export function withinLimits({ records, limits: { people, from, to } }: RecordsToMeasure): readonly AnsweredRecord[] {
  const counts = ({ username, answeredAt }: SubmittedAnswers) =>
    (people.length === 0 || people.includes(username)) &&
    (from === undefined || answeredAt >= from) &&
    (to === undefined || answeredAt < to);
  return records.map((record) => ({ ...record, submitted: record.submitted.filter(counts) }));
}
