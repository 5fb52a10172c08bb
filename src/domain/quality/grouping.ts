import { anyOf, present } from '../criteria/condition.ts';
import type { Filter } from '../criteria/filter.ts';
import type { MetadataProperty } from '../datasets/metadata-property.ts';
import { limits } from '../shared/limits.ts';
import type { NamedFigure } from './figure.ts';

/** Groups of records: by week of the last answer, by the guidelines at that time, or by a metadata property. */
export type Grouping = { readonly by: 'week' | 'guidelines' } | { readonly by: 'metadata'; readonly property: string };

export interface Group {
  /** Monday of the week; start of the guidelines; value of the property. */
  readonly value: string;
  /** Records with at least two answers; those that are compared; those among them whose answers are not all equal. */
  readonly records: number;
  readonly compared: number;
  readonly different: number;
  readonly figures: readonly NamedFigure[];
}

/** Keys are names of questions. */
export type GroupsByQuestion = ReadonlyMap<string, readonly Group[]>;

const property = 'metadata:';

export const groupingText = (grouping: Grouping): string =>
  grouping.by === 'metadata' ? `${property}${grouping.property}` : grouping.by;

export function groupingFrom(text: string): Grouping | undefined {
  if (text.startsWith(property)) return { by: 'metadata', property: text.slice(property.length) };
  return text === 'week' || text === 'guidelines' ? { by: text } : undefined;
}

interface FoundGroup {
  readonly value: string;
  /** Records with at least two answers. */
  readonly records: number;
}

const byValue = (one: FoundGroup, other: FoundGroup) => (one.value < other.value ? -1 : 1);

/** Times in order, the latest ones; values with the most records first. */
export function groupsToShow<T extends FoundGroup>(groups: readonly T[], by: Grouping['by']): readonly T[] {
  const compared = groups.filter(({ records }) => records > 0);
  const { maxQualityGroups: most } = limits;
  if (by !== 'metadata') return compared.sort(byValue).slice(-most);
  return compared.sort((one, other) => other.records - one.records || byValue(one, other)).slice(0, most);
}

/** Numbers have too many values. */
export const canGroupBy = ({ settings }: MetadataProperty): boolean => settings.type === 'terms';

const weekMs = 7 * 86_400_000;

/** Records of a group; it ends where the next one begins. */
function filterOfGroup(grouping: Grouping, { value }: Group, next: Group | undefined): Filter {
  if (grouping.by === 'metadata') return { on: 'metadata', property: grouping.property, condition: anyOf(value) };
  const from = Date.parse(value);
  const end = grouping.by === 'week' ? from + weekMs : next && Date.parse(next.value);
  const condition = { kind: 'range', from, to: end === undefined ? undefined : end - 1 } as const;
  return { on: 'record', property: 'answeredAt', condition };
}

/** Records of the group whose answers differ; undefined if not all of its records are compared. */
export function recordsOfGroup(
  question: string,
  grouping: Grouping,
  [group, next]: readonly [Group, Group | undefined],
): readonly Filter[] | undefined {
  if (group.compared < group.records) return undefined;
  return [
    filterOfGroup(grouping, group, next),
    { on: 'answers', question, of: 'difference', people: [], condition: present },
  ];
}
