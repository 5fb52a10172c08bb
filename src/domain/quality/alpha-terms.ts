import type { ValuePattern } from './answer-patterns.ts';
import { type Distances, distanceTable, nominal } from './distances.ts';
import { disagreementOf } from './figures.ts';
import type { Stretch } from './span-agreement.ts';
import type { AlphaTerms } from './terms.ts';

const countEach = <T>(all: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

export const alphaTerms = (patterns: readonly ValuePattern[], distances: Distances): AlphaTerms => ({
  kind: 'alpha',
  disagreements: patterns.map(({ answers }) => disagreementOf(answers, distances)),
  counts: patterns.map(({ answers }) => (answers.length < 2 ? [] : [...countEach(answers)].flat())),
  distances,
});

/** Each code point of a text counts as a record. */
export function alphaOverPoints(texts: readonly (readonly Stretch[])[]): AlphaTerms {
  const labels = [...new Set(texts.flatMap((text) => text.flatMap((stretch) => stretch.labels)))];
  const places = new Map(labels.map((label, at) => [label, at]));
  const placesIn = (stretch: Stretch) => stretch.labels.map((label) => places.get(label) as number);
  const distances = distanceTable(labels, nominal);
  const isCompared = ({ labels: given }: Stretch) => given.length > 1;
  return {
    kind: 'alpha',
    disagreements: texts.map((text) =>
      text.reduce((sum, stretch) => sum + stretch.points * disagreementOf(placesIn(stretch), distances), 0),
    ),
    counts: texts.map((text) =>
      text
        .filter(isCompared)
        .flatMap((stretch) =>
          [...countEach(placesIn(stretch))].flatMap(([place, count]) => [place, count * stretch.points]),
        ),
    ),
    distances,
  };
}
