/** Records in which the same people gave the same answers to a question. */
export interface AnswerPattern {
  readonly people: readonly number[];
  /** Places in the list of values, in the order of the people. */
  readonly answers: readonly number[];
  /** Number of these records. */
  readonly records: number;
  /** Number of one of these records. */
  readonly example: number;
}

export interface AnswerPatterns<T> {
  /** Distinct answers. */
  readonly values: readonly T[];
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
export const isComparable = ({ answers }: Pick<AnswerPattern, 'answers'>): boolean => answers.length > 1;

export interface Pair {
  readonly people: readonly [number, number];
  /** Answers of the two in the records that both answered. */
  readonly patterns: readonly AnswerPattern[];
}

export function pairsOfPeople(patterns: readonly AnswerPattern[]): readonly Pair[] {
  const pairs = new Map<string, { people: readonly [number, number]; patterns: AnswerPattern[] }>();
  for (const { people, answers, records, example } of patterns)
    for (const [one, other] of pairsIn(people.map((_, at) => at))) {
      const two: readonly [number, number] = [people[one] as number, people[other] as number];
      const pair = pairs.get(two.join()) ?? { people: two, patterns: [] };
      pairs.set(two.join(), pair);
      pair.patterns.push({
        people: two,
        answers: [answers[one] as number, answers[other] as number],
        records,
        example,
      });
    }
  return [...pairs.values()];
}

export const countRecords = (patterns: readonly AnswerPattern[]): number =>
  patterns.reduce((sum, { records }) => sum + records, 0);

/** Pairs in a list, each once. */
export const pairsIn = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
