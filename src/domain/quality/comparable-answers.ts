import type { QuestionType } from '../annotation/answer.ts';
import { limits } from '../shared/limits.ts';
import { type AnsweredRecords, answerPatterns } from './answer-patterns.ts';
import type { ComparedValues } from './question-figures.ts';
import type { PatternsWithPeople } from './question-quality.ts';

type Answered<T extends QuestionType> = AnsweredRecords<ComparedValues[T]>;

/** Other answers are compared one by one, and of many records only a sample. */
export const haveFewAnswers = (type: QuestionType): boolean => type !== 'text' && type !== 'span';

/** Spans are compared within records only. */
export const maxSampled = (type: QuestionType): number =>
  type === 'span' ? limits.maxComparedRecords : 2 * limits.maxComparedValues;

/** Records whose answers are few and short enough to compare them all with each other. */
function* comparableAtOnce<T extends QuestionType>(all: Iterable<Answered<T>>): Iterable<Answered<T>> {
  const keys = new Set<string>();
  let length = 0;
  for (const each of all) {
    const added = new Set(each.given.map(({ answer }) => JSON.stringify(answer)).filter((key) => !keys.has(key)));
    const addedLength = [...added].reduce((sum, key) => sum + key.length, 0);
    if (keys.size + added.size > limits.maxComparedValues || length + addedLength > limits.maxComparedChars) continue;
    for (const key of added) keys.add(key);
    length += addedLength;
    yield each;
  }
}

const isComparable = ({ given }: Answered<QuestionType>) => given.length > 1;

/** Frequencies of labels count single answers too. */
const isCounted = (type: QuestionType, each: Answered<QuestionType>) =>
  type === 'label_selection' || isComparable(each);

export const countedPatterns = <T extends QuestionType>(type: T, all: readonly Answered<T>[]): PatternsWithPeople<T> =>
  answerPatterns(
    all.filter((each) => isCounted(type, each)),
    JSON.stringify,
  );

export function sampledPatterns<T extends QuestionType>(type: T, all: readonly Answered<T>[]): PatternsWithPeople<T> {
  const comparable = all.filter(isComparable);
  return answerPatterns(type === 'span' ? comparable : comparableAtOnce(comparable), JSON.stringify);
}

/** Whether a sample of the records is compared. */
export const needsSample = (type: QuestionType, counted: PatternsWithPeople<QuestionType>): boolean =>
  !haveFewAnswers(type) || counted.values.length > limits.maxComparedValues;

interface TextPair {
  readonly suggestion: string;
  readonly answer: string;
}

/** Pairs of texts that are short enough in all: their edit distance takes time by the product of their lengths. */
export function* comparableTexts<T extends TextPair>(pairs: Iterable<T>): Iterable<T> {
  let steps = 0;
  for (const pair of pairs) {
    const added = pair.suggestion.length * pair.answer.length;
    if (steps + added > limits.maxComparedChars ** 2) continue;
    steps += added;
    yield pair;
  }
}

/** Fewer draws of very many records, whose intervals are narrow. */
export const drawsFor = (records: readonly number[]): number => {
  const total = records.reduce((sum, count) => sum + count, 0);
  const { bootstrapDraws, minBootstrapDraws, maxBootstrapRecords } = limits;
  return Math.min(bootstrapDraws, Math.max(minBootstrapDraws, Math.floor(maxBootstrapRecords / total)));
};
