/** Deterministic random numbers below a limit. */
export type Roll = (sides: number) => number;

export function dice(start: number): Roll {
  let state = start;
  return (sides) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export function pick<T>(roll: Roll, choices: readonly [T, ...T[]]): T {
  return choices[roll(choices.length)] ?? choices[0];
}
