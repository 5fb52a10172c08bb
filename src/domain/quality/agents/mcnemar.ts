/** Answers that only one of two agents suggested. */
export interface Discordant {
  readonly onlyOne: number;
  readonly onlyOther: number;
}

export interface McNemar {
  readonly method: 'exact' | 'chi-squared';
  readonly pValue: number;
}

/** Fewer discordant answers get the exact test. */
const minForChiSquared = 25;

/** Whether two agents are right equally often; null if they are right about the same answers. */
export function mcNemar({ onlyOne, onlyOther }: Discordant): McNemar | null {
  const all = onlyOne + onlyOther;
  if (all === 0) return null;
  if (all < minForChiSquared) return { method: 'exact', pValue: binomialTest(Math.min(onlyOne, onlyOther), all) };
  const statistic = (Math.abs(onlyOne - onlyOther) - 1) ** 2 / all;
  return { method: 'chi-squared', pValue: chiSquaredTail(statistic) };
}

/** Two-sided, for equal chances. */
function binomialTest(fewer: number, all: number): number {
  let term = 0.5 ** all;
  let sum = term;
  for (let at = 1; at <= fewer; at += 1) {
    term *= (all - at + 1) / at;
    sum += term;
  }
  return Math.min(1, 2 * sum);
}

/** Probability of a higher χ² with one degree of freedom. */
function chiSquaredTail(statistic: number): number {
  const x = Math.sqrt(statistic / 2);
  return x < 2 ? 1 - errorSeries(x) : complementFraction(x);
}

/** erf(x) by its Maclaurin series. */
function errorSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n += 1) {
    term *= -(x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

/** erfc(x) by its continued fraction, from the end. */
function complementFraction(x: number): number {
  let rest = x;
  for (let n = 200; n > 0; n -= 1) rest = x + n / 2 / rest;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * rest);
}
