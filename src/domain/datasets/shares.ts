import type { Option, Question, QuestionOf } from '../annotation/question.ts';
import { optionsOf } from '../annotation/question-options.ts';
import { limits } from '../shared/limits.ts';
import { percent } from './progress.ts';

interface OptionCounts {
  readonly answers: number;
  /** Keys are option values; ratings as digits. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Answers by question name; unanswered questions may be missing. */
export type AnswerCounts = ReadonlyMap<string, OptionCounts>;

export interface Share {
  readonly option: Pick<Option, 'value' | 'text' | 'colour'>;
  readonly count: number;
  readonly percent: number;
}

type CountedType = 'label_selection' | 'multi_label_selection' | 'rating';

export interface QuestionShares {
  readonly question: QuestionOf<CountedType>;
  readonly answers: number;
  /** Ratings in order, other options by count. */
  readonly shares: readonly Share[];
}

const none: OptionCounts = { answers: 0, counts: new Map() };

/** Rankings and spans have no shares. */
export const sharesOf = (questions: readonly Question[], counts: AnswerCounts): readonly QuestionShares[] =>
  questions.filter(isCounted).map((question) => sharesIn(question, counts.get(question.name) ?? none));

const isCounted = (question: Question): question is QuestionOf<CountedType> & Question =>
  question.type === 'label_selection' || question.type === 'multi_label_selection' || question.type === 'rating';

function sharesIn(question: QuestionOf<CountedType>, { answers, counts }: OptionCounts): QuestionShares {
  const shares = optionsOf(question).map((option) => {
    const count = counts.get(option.value) ?? 0;
    return { option, count, percent: percent(count, answers) };
  });
  const isInOrder = question.type === 'rating';
  return { question, answers, shares: isInOrder ? shares : shares.sort((a, b) => b.count - a.count) };
}

/** Folds a list only if it hides more than one option. */
export const sharesShown = ({ shares }: QuestionShares): readonly Share[] =>
  isFolded(shares) ? shares.slice(0, limits.maxSharesShown) : shares;

const isFolded = (shares: readonly Share[]) => shares.length > limits.maxSharesShown + 1;
