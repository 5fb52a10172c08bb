/** Kendall's τ-b of the ranks that two people gave to the same options. Null if a person ranked all alike. */
export function tauB(one: readonly number[], other: readonly number[]): number | null {
  let [balance, untiedInOne, untiedInOther] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const [a, b] = [orderIn(one, i, j), orderIn(other, i, j)];
      balance += a * b;
      untiedInOne += Math.abs(a);
      untiedInOther += Math.abs(b);
    }
  const most = Math.sqrt(untiedInOne * untiedInOther);
  return most === 0 ? null : balance / most;
}

/** Order of two options in a ranking: -1, 1, or 0 for a tie. */
export const orderIn = (ranks: readonly number[], i: number, j: number) =>
  Math.sign((ranks[i] as number) - (ranks[j] as number));

/** Kendall's W: 1 if all people rank alike; corrected for ties. Null if all options are tied for everyone. */
export function concordance(rankings: readonly (readonly number[])[]): number | null {
  const people = rankings.length;
  const options = (rankings[0] as readonly number[]).length;
  const ranks = rankings.map(averageRanks);
  const middle = (people * (options + 1)) / 2;
  const sums = Array.from({ length: options }, (_, at) => sum(ranks.map((each) => each[at] as number)));
  const spread = sum(sums.map((each) => (each - middle) ** 2));
  const most = people ** 2 * (options ** 3 - options) - people * sum(ranks.map(tieCorrection));
  return most === 0 ? null : (12 * spread) / most;
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Tied options share the mean of their places. */
const averageRanks = (ranking: readonly number[]): readonly number[] =>
  ranking.map((rank) => {
    const before = ranking.filter((each) => each < rank).length;
    const tied = ranking.filter((each) => each === rank).length;
    return before + (tied + 1) / 2;
  });

const tieCorrection = (ranks: readonly number[]): number =>
  sum(
    [...new Set(ranks)].map((rank) => ranks.filter((each) => each === rank).length).map((count) => count ** 3 - count),
  );
