import type { WireHubFirstRows } from '#contract/hub/rows.ts';
import { isObject } from '#contract/schemas.ts';
import { byMember, isByMember } from '#domain/creation/source/conversation.ts';
import type { Feature } from '#domain/creation/source/feature.ts';
import type { HubRow } from '#domain/creation/source/hub-dataset.ts';
import { toFeature } from './feature.ts';

/** Whether a picture may be loaded from there. */
type IsOurs = (address: string) => boolean;

/** Rows as they are in files; of pictures, those that the hub itself has. */
export function toRows({ features, rows }: WireHubFirstRows, isOurs: IsOurs): readonly HubRow[] {
  const columns = new Map(features.map(({ name, type }) => [name, toFeature(type)]));
  const toCell = ([name, value]: [string, unknown]) => [name, toValue(value, columns.get(name), isOurs)] as const;
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(toCell)));
}

export const shortenedIn = ({ rows }: WireHubFirstRows): readonly number[] =>
  rows.flatMap(({ truncated_cells: cells }, at) => (cells.length > 0 ? at : []));

function toValue(value: unknown, feature: Feature | undefined, isOurs: IsOurs): unknown {
  switch (feature?.kind) {
    case 'label':
      return typeof value === 'number' ? nameOf(value, feature.names) : value;
    case 'image':
      return pictureIn(value, isOurs);
    case 'list':
      return toList(value, feature.of, isOurs);
    case 'value':
    case 'struct':
    case 'other':
    case undefined:
      return value;
  }
}

/** Of groups, the hub may give one list for each of their members. */
function toList(value: unknown, item: Feature, isOurs: IsOurs): unknown {
  if (Array.isArray(value)) return value.map((each) => toValue(each, item, isOurs));
  return item.kind === 'struct' && isObject(value) && isByMember(value) ? byMember(value) : value;
}

function pictureIn(value: unknown, isOurs: IsOurs): unknown {
  const address = isObject(value) ? value.src : value;
  return typeof address === 'string' && isOurs(address) ? address : null;
}

/** A number without a name stands for no label. */
const nameOf = (label: number, names: readonly string[]) => names[label]?.trim() ?? null;
