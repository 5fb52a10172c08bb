/** Pseudorandom numbers: the demo is the same after every start. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const oneOf = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0];
  const rounded = (min: number, max: number) => Math.round((min + next() * (max - min)) * 1000) / 1000;
  return { between, oneOf, rounded };
}

export type SeededRandom = ReturnType<typeof seededRandom>;

/** Texts with common words get similar vectors, for the demo of similarity search. */
export function vectorOf(text: string, dimensions: number): readonly number[] {
  const sums = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const { rounded } = seededRandom(
      [...word].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7),
    );
    sums.forEach((sum, index) => {
      sums[index] = sum + rounded(-1, 1);
    });
  }
  const length = Math.hypot(...sums) || 1;
  return sums.map((sum) => Math.round((sum / length) * 10_000) / 10_000);
}
