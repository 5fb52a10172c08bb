import type { Option, Question, QuestionOf } from '../annotation/question.ts';
import { limits } from '../shared/limits.ts';
import { percent } from './progress.ts';

interface OptionCounts {
  readonly answers: number;
  /** A rating by its digits. */
  readonly counts: ReadonlyMap<string, number>;
}

/** How often what was answered, by the names of questions; those that nobody has answered may be missing. */
export type AnswerCounts = ReadonlyMap<string, OptionCounts>;

/** How many of the answers say so. */
export interface Share {
  readonly option: Pick<Option, 'value' | 'text' | 'colour'>;
  readonly count: number;
  readonly percent: number;
}

type CountedType = 'label_selection' | 'multi_label_selection' | 'rating';

export interface QuestionShares {
  readonly question: QuestionOf<CountedType>;
  readonly answers: number;
  /** Ratings in their own order, everything else with the most given first. */
  readonly shares: readonly Share[];
}

const none: OptionCounts = { answers: 0, counts: new Map() };

/** The shares of the options of each question that has some; ranks and spans are no shares of anything. */
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

const optionsOf = ({ settings }: QuestionOf<CountedType>): readonly Share['option'][] =>
  settings.options.map((option) =>
    typeof option === 'number' ? { value: String(option), text: String(option), colour: undefined } : option,
  );

/** So many are shown at first; for one more it is not worth hiding any. */
export const sharesShown = ({ shares }: QuestionShares): readonly Share[] =>
  isFolded(shares) ? shares.slice(0, limits.maxSharesShown) : shares;

const isFolded = (shares: readonly Share[]) => shares.length > limits.maxSharesShown + 1;
