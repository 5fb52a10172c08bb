import type { QuestionType } from '../../annotation/answer.ts';
import type { PortableRecord } from '../../creation/portable/portable-record.ts';
import type { ExportedQuestion } from './export-order.ts';

type Values = readonly unknown[];

interface Ranked {
  readonly value: string;
  readonly rank: number;
}

/** The most common submitted answers, by question name; without an entry for ties. */
export function majority(
  { responses }: Pick<PortableRecord, 'responses'>,
  questions: readonly ExportedQuestion[],
): Readonly<Record<string, unknown>> {
  const submitted = responses.filter(({ status }) => status === 'submitted');
  const agreed = questions.flatMap(({ name, type }) => {
    const answers = submitted.filter(({ values }) => Object.hasOwn(values, name)).map(({ values }) => values[name]);
    const value = answers.length === 0 ? undefined : majorityRules[type](answers);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(agreed);
}

const majorityRules: Readonly<Record<QuestionType, (answers: Values) => unknown>> = {
  text: mostFrequent,
  label_selection: mostFrequent,
  rating: mostFrequent,
  multi_label_selection: inMostLists,
  span: inMostLists,
  ranking: byMeanRank,
};

function mostFrequent(answers: Values): unknown {
  const [first, second] = counted(answers).sort((one, other) => other.count - one.count);
  return first && first.count !== second?.count ? first.value : undefined;
}

function inMostLists(answers: Values): unknown {
  const counts = counted(answers.flatMap(listOf));
  return counts.filter(({ count }) => count * 2 > answers.length).map(({ value }) => value);
}

/** Options with the same mean share a rank. */
function byMeanRank(answers: Values): unknown {
  const ranked = answers.flatMap(listOf).filter(isRanked);
  const sums = new Map<string, number[]>();
  for (const { value, rank } of ranked) sums.set(value, [...(sums.get(value) ?? []), rank]);
  const means = [...sums].map(([value, ranks]) => ({ value, mean: meanOf(ranks) }));
  return means
    .map(({ value, mean }) => ({ value, rank: 1 + means.filter((other) => other.mean < mean).length }))
    .sort((one, other) => one.rank - other.rank);
}

function counted(values: Values): { readonly value: unknown; readonly count: number }[] {
  const byText = new Map<string, { value: unknown; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const known = byText.get(key);
    if (known) known.count += 1;
    else byText.set(key, { value, count: 1 });
  }
  return [...byText.values()];
}

const listOf = (answer: unknown): Values => (Array.isArray(answer) ? answer : []);
const meanOf = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;

const isRanked = (value: unknown): value is Ranked =>
  typeof value === 'object' && value !== null && 'rank' in value && typeof value.rank === 'number';
