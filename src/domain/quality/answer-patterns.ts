/** Records with the same answers to a question. */
export interface ValuePattern {
  /** Places in the list of values. */
  readonly answers: readonly number[];
  /** Number of these records. */
  readonly records: number;
}

export interface ValuePatterns<T> {
  /** Distinct answers. */
  readonly values: readonly T[];
  readonly patterns: readonly ValuePattern[];
}

/** Records in which the same people gave the same answers to a question. */
export interface AnswerPattern extends ValuePattern {
  /** In ascending order, as the answers. */
  readonly people: readonly number[];
  /** Number of one of these records. */
  readonly example: number;
}

export interface AnswerPatterns<T> extends ValuePatterns<T> {
  readonly patterns: readonly AnswerPattern[];
}

export interface GivenAnswer<T> {
  readonly person: number;
  readonly answer: T;
}

export interface AnsweredRecords<T> {
  /** In ascending order of people. */
  readonly given: readonly GivenAnswer<T>[];
  readonly records: number;
  readonly example: number;
}

/** Answers are equal if their keys are. */
export function answerPatterns<T>(all: Iterable<AnsweredRecords<T>>, keyOf: (answer: T) => string): AnswerPatterns<T> {
  const places = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (answer: T) => {
    const key = keyOf(answer);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.length);
    return values.push(answer) - 1;
  };
  const patterns = [...all]
    .filter(({ given }) => given.length > 0)
    .map(({ given, records, example }) => ({
      people: given.map(({ person }) => person),
      answers: given.map(({ answer }) => placeOf(answer)),
      records,
      example,
    }));
  return { values, patterns };
}

/** Agreement says nothing about records with one answer. */
export const isComparable = ({ answers }: ValuePattern): boolean => answers.length > 1;

/** Far fewer patterns: records with the same answers, of any people. */
export function withoutPeople(patterns: readonly AnswerPattern[]): readonly Omit<AnswerPattern, 'people'>[] {
  const merged = new Map<string, { readonly answers: readonly number[]; records: number; readonly example: number }>();
  for (const { answers, records, example } of patterns) {
    const sorted = [...answers].sort((one, other) => one - other);
    const known = merged.get(sorted.join());
    if (known) known.records += records;
    else merged.set(sorted.join(), { answers: sorted, records, example });
  }
  return [...merged.values()];
}

export interface PeoplePair {
  readonly people: readonly [number, number];
  /** Answers of the two in the records that both answered. */
  readonly patterns: readonly ValuePattern[];
}

/** Counts by keys that are numbers: there may be millions of pairs of answers. */
class PairCounts {
  private readonly counts = new Map<number, Map<number, number>>();

  add(one: number, other: number, count: number) {
    const row = this.counts.get(one) ?? new Map<number, number>();
    this.counts.set(one, row);
    row.set(other, (row.get(other) ?? 0) + count);
  }

  get patterns(): readonly ValuePattern[] {
    return [...this.counts].flatMap(([one, row]) =>
      [...row].map(([other, records]) => ({ answers: [one, other], records })),
    );
  }
}

export function pairsOfPeople(patterns: readonly AnswerPattern[]): readonly PeoplePair[] {
  const pairs = new Map<number, Map<number, PairCounts>>();
  const countsOf = (one: number, other: number) => {
    const row = pairs.get(one) ?? new Map<number, PairCounts>();
    pairs.set(one, row);
    const counts = row.get(other) ?? new PairCounts();
    row.set(other, counts);
    return counts;
  };
  for (const { people, answers, records } of patterns)
    for (let one = 0; one < people.length; one += 1)
      for (let other = one + 1; other < people.length; other += 1)
        countsOf(people[one] as number, people[other] as number).add(
          answers[one] as number,
          answers[other] as number,
          records,
        );
  return [...pairs].flatMap(([one, row]) =>
    [...row].map(([other, counts]) => ({ people: [one, other] as const, patterns: counts.patterns })),
  );
}

export const countRecords = (patterns: readonly ValuePattern[]): number =>
  patterns.reduce((sum, { records }) => sum + records, 0);

/** Pairs in a list, each once. */
export const pairsIn = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
