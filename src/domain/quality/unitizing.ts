import type { Span } from '../annotation/answer.ts';

interface Section {
  readonly start: number;
  readonly end: number;
  /** A unit is marked; between units are gaps. */
  readonly isUnit: boolean;
}

/** Disagreement on where units begin and end, and the one that chance would give for units of the same lengths. */
export interface Disagreement {
  readonly observed: number;
  readonly expected: number;
}

const none: Disagreement = { observed: 0, expected: 0 };

/** Spans of a label with code points in common are one unit. */
function unitsOf(spans: readonly Span[], label: string): readonly Section[] {
  const units: Section[] = [];
  const inOrder = spans.filter((span) => span.label === label).sort((one, other) => one.start - other.start);
  for (const { start, end } of inOrder) {
    const last = units.at(-1);
    if (last && start < last.end) units[units.length - 1] = { ...last, end: Math.max(end, last.end) };
    else units.push({ start, end, isUnit: true });
  }
  return units;
}

function sectionsOf(units: readonly Section[], length: number): readonly Section[] {
  const sections: Section[] = [];
  let end = 0;
  for (const unit of units) {
    if (unit.start > end) sections.push({ start: end, end: unit.start, isUnit: false });
    sections.push(unit);
    end = unit.end;
  }
  return length > end ? [...sections, { start: end, end: length, isUnit: false }] : sections;
}

const lengthOf = ({ start, end }: Section) => end - start;
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Distance of a unit from a section of another person: how far the ends differ, or its length if it is in a gap. */
function distance(unit: Section, other: Section): number {
  const [first, last] = [unit.start - other.start, unit.end - other.end];
  if (other.isUnit) return unit.start < other.end && other.start < unit.end ? first ** 2 + last ** 2 : 0;
  return first >= 0 && last <= 0 ? lengthOf(unit) ** 2 : 0;
}

/** Units of both are met from both sides, a unit in a gap from one. */
const distanceOf = (unit: Section, other: Section) => distance(unit, other) * (other.isUnit ? 1 : 2);

function observedIn(people: readonly (readonly Section[])[], length: number): number {
  const distances = people.flatMap((mine, at) =>
    people.flatMap((theirs, other) =>
      other === at
        ? []
        : mine.filter(({ isUnit }) => isUnit).flatMap((unit) => theirs.map((each) => distanceOf(unit, each))),
    ),
  );
  return sum(distances) / (people.length * (people.length - 1) * length ** 2);
}

function expectedIn(people: readonly (readonly Section[])[], length: number): number {
  const all = people.flat();
  const units = all.filter(({ isUnit }) => isUnit).map(lengthOf);
  const gaps = all.filter(({ isUnit }) => !isUnit).map(lengthOf);
  const ofUnit = (unit: number) =>
    ((units.length - 1) / 3) * (2 * unit ** 3 - 3 * unit ** 2 + unit) +
    unit ** 2 * sum(gaps.map((gap) => (gap >= unit ? gap - unit + 1 : 0)));
  const places = people.length * length;
  const pairs = places * (places - 1) - sum(units.map((unit) => unit * (unit - 1)));
  return ((2 / length) * sum(units.map(ofUnit))) / pairs;
}

/** Krippendorff's disagreements of the spans of several people in a text, summed over the labels. */
export function unitizingDisagreement(answers: readonly (readonly Span[])[], length: number): Disagreement {
  if (answers.length < 2) return none;
  const labels = [...new Set(answers.flat().map(({ label }) => label))];
  const byLabel = labels.map((label) => {
    const people = answers.map((spans) => sectionsOf(unitsOf(spans, label), length));
    return { observed: observedIn(people, length), expected: expectedIn(people, length) };
  });
  return {
    observed: sum(byLabel.map(({ observed }) => observed)),
    expected: sum(byLabel.map(({ expected }) => expected)),
  };
}
