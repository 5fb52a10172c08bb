import type { Figure, Interval } from './figure.ts';
import type { Ac1Terms, AlphaTerms, MeanTerms, OrdinalTerms, RatioTerms, Terms } from './terms.ts';

export interface BootstrapRequest {
  readonly figures: readonly Terms[];
  /** Number of records of each pattern. */
  readonly records: readonly number[];
  readonly draws: number;
  readonly seed: number;
}

type Records = ArrayLike<number>;

// A thread gets the source of these functions: they may use nothing but each other.

function mean(values: MeanTerms['values'], records: Records): Figure {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (value === null || value === undefined) continue;
    sum += value * (records[at] as number);
    count += records[at] as number;
  }
  return count === 0 ? { reason: 'no-variation' } : { value: sum / count };
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Distance of all pairs of answers, by the same and by other people. */
function expectedDistance(frequencies: Records, distances: AlphaTerms['distances']): number {
  let sum = 0;
  for (let one = 0; one < frequencies.length; one += 1) {
    const count = frequencies[one] as number;
    const row = distances[one];
    if (count === 0 || row === undefined) continue;
    let inner = 0;
    for (let other = 0; other < frequencies.length; other += 1)
      inner += (frequencies[other] as number) * (row[other] as number);
    sum += count * inner;
  }
  return sum;
}

/** Krippendorff's α: 1 for perfect agreement, 0 for agreement as by chance. */
function alpha({ disagreements, counts, distances }: Omit<AlphaTerms, 'kind'>, records: Records): Figure {
  const frequencies = new Float64Array(distances.length);
  let observed = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const weight = records[at] as number;
    const pattern = counts[at] as readonly number[];
    observed += weight * (disagreements[at] as number);
    for (let place = 0; place < pattern.length; place += 2)
      frequencies[pattern[place] as number] =
        (frequencies[pattern[place] as number] as number) + weight * (pattern[place + 1] as number);
  }
  const total = sumOf(frequencies);
  if (total === 0) return { reason: 'no-pairs' };
  const expected = expectedDistance(frequencies, distances);
  return expected === 0 ? { reason: 'no-variation' } : { value: 1 - ((total - 1) * observed) / expected };
}

function frequenciesOf(answers: OrdinalTerms['answers'], values: number, records: Records): Float64Array {
  const frequencies = new Float64Array(values);
  for (let at = 0; at < answers.length; at += 1) {
    const given = answers[at] as readonly number[];
    if (given.length < 2) continue;
    for (const value of given) frequencies[value] = (frequencies[value] as number) + (records[at] as number);
  }
  return frequencies;
}

/** Krippendorff's metric for ratings: squared, the number of answers between the two, which count half themselves. */
function ordinalDistances(frequencies: Float64Array): number[][] {
  const middles: number[] = [];
  let before = 0;
  for (const count of frequencies) {
    middles.push(before + count / 2);
    before += count;
  }
  return middles.map((one) => middles.map((other) => (one - other) ** 2));
}

function disagreementOf(answers: readonly number[], distances: AlphaTerms['distances']): number {
  let sum = 0;
  for (let one = 0; one < answers.length; one += 1)
    for (let other = 0; other < one; other += 1)
      sum += 2 * ((distances[answers[one] as number] as readonly number[])[answers[other] as number] as number);
  return answers.length < 2 ? 0 : sum / (answers.length - 1);
}

function ordinalAlpha({ answers, values }: Omit<OrdinalTerms, 'kind'>, records: Records): Figure {
  const distances = ordinalDistances(frequenciesOf(answers, values, records));
  const disagreements = answers.map((given) => disagreementOf(given, distances));
  const counts = answers.map((given) => (given.length < 2 ? [] : given.flatMap((value) => [value, 1])));
  return alpha({ disagreements, counts, distances }, records);
}

function equalShare(answers: readonly number[]): number | null {
  if (answers.length < 2) return null;
  let equal = 0;
  for (let one = 0; one < answers.length; one += 1)
    for (let other = 0; other < one; other += 1) if (answers[one] === answers[other]) equal += 1;
  return (2 * equal) / (answers.length * (answers.length - 1));
}

/** Gwet's AC1; it stays high if one label is far more frequent than the others. Single answers count as frequencies. */
function ac1({ answers, values }: Omit<Ac1Terms, 'kind'>, records: Records): Figure {
  const observed = mean(answers.map(equalShare), records);
  if ('reason' in observed) return observed;
  if (values < 2) return { reason: 'no-variation' };
  const shares = new Float64Array(values);
  let total = 0;
  for (let at = 0; at < answers.length; at += 1) {
    const given = answers[at] as readonly number[];
    total += records[at] as number;
    for (const value of given) shares[value] = (shares[value] as number) + (records[at] as number) / given.length;
  }
  const byChance = sumOf(shares.map((share) => (share / total) * (1 - share / total))) / (values - 1);
  return { value: (observed.value - byChance) / (1 - byChance) };
}

function ratio(shares: RatioTerms['shares'], records: Records): Figure {
  let parts = 0;
  let wholes = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const [part, whole] = shares[at] as RatioTerms['shares'][number];
    parts += part * (records[at] as number);
    wholes += whole * (records[at] as number);
  }
  return wholes === 0 ? { reason: 'no-variation' } : { value: parts / wholes };
}

export function figureOf(terms: Terms, records: Records): Figure {
  switch (terms.kind) {
    case 'mean':
      return mean(terms.values, records);
    case 'alpha':
      return alpha(terms, records);
    case 'ordinal':
      return ordinalAlpha(terms, records);
    case 'ac1':
      return ac1(terms, records);
    case 'ratio':
      return ratio(terms.shares, records);
  }
}

/** The same numbers for the same seed in any language with 32-bit integers. */
function mulberry32(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** Pattern of each record. */
function patternOfEach(records: readonly number[]): Uint32Array {
  const patterns = new Uint32Array(sumOf(records));
  let from = 0;
  records.forEach((count, pattern) => {
    patterns.fill(pattern, from, from + count);
    from += count;
  });
  return patterns;
}

/** Interpolates linearly, as numpy does. */
function percentile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return below + (above - below) * (place - Math.floor(place));
}

function intervalOf(values: number[]): Interval | null {
  if (values.length === 0) return null;
  values.sort((one, other) => one - other);
  return { low: percentile(values, 0.025), high: percentile(values, 0.975) };
}

/**
 * 95 % interval of each figure: percentiles of draws of as many records as there are, with replacement. Draws without a
 * value do not count.
 */
export function bootstrapIntervals({ figures, records, draws, seed }: BootstrapRequest): readonly (Interval | null)[] {
  const patterns = patternOfEach(records);
  const perNumber = patterns.length / 2 ** 32;
  let state = seed | 0;
  const values = figures.map((): number[] => []);
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = new Uint32Array(records.length);
    for (let at = 0; at < patterns.length; at += 1) {
      state = (state + 0x6d2b79f5) | 0;
      const pattern = patterns[Math.floor(mulberry32(state) * perNumber)] as number;
      drawn[pattern] = (drawn[pattern] as number) + 1;
    }
    figures.forEach((figure, at) => {
      const found = figureOf(figure, drawn);
      if ('value' in found) values[at]?.push(found.value);
    });
  }
  return values.map(intervalOf);
}

export { disagreementOf, equalShare };

/** The last one answers requests. */
export const bootstrapFunctions = [
  mean,
  sumOf,
  expectedDistance,
  alpha,
  frequenciesOf,
  ordinalDistances,
  disagreementOf,
  ordinalAlpha,
  equalShare,
  ac1,
  ratio,
  figureOf,
  mulberry32,
  patternOfEach,
  percentile,
  intervalOf,
  bootstrapIntervals,
] as const;
