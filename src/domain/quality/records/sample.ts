/** A number that looks random, the same for the same place. */
function mixed(place: number): number {
  const first = Math.imul(place ^ (place >>> 16), 0x21_f0_aa_ad);
  const second = Math.imul(first ^ (first >>> 15), 0x73_5a_2d_97);
  return (second ^ (second >>> 15)) >>> 0;
}

/** Items chosen and ordered by their places, at most `most`: the same ones as long as the list stays the same. */
export const sampleOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all
    .map((item, place) => ({ item, order: mixed(place) }))
    .sort((one, other) => one.order - other.order)
    .slice(0, most)
    .map(({ item }) => item);
