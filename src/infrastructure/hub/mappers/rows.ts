import type { WireHubFirstRows } from '#contract/hub/rows.ts';
import { isObject } from '#contract/schemas.ts';
import { isColumnar, rowsFromColumns } from '#domain/creation/source/conversation.ts';
import type { Feature } from '#domain/creation/source/feature.ts';
import type { HubRow } from '#domain/creation/source/hub-source.ts';
import { toFeature } from './feature.ts';

type IsAllowed = (address: string) => boolean;

export function toRows({ features, rows }: WireHubFirstRows, isAllowed: IsAllowed): readonly HubRow[] {
  const columns = new Map(features.map(({ name, type }) => [name, toFeature(type)]));
  const toCell = ([name, value]: [string, unknown]) => [name, toValue(value, columns.get(name), isAllowed)] as const;
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(toCell)));
}

export const shortenedIn = ({ rows }: WireHubFirstRows): readonly number[] =>
  rows.flatMap(({ truncated_cells: cells }, at) => (cells.length > 0 ? at : []));

function toValue(value: unknown, feature: Feature | undefined, isAllowed: IsAllowed): unknown {
  switch (feature?.kind) {
    case 'label':
      return typeof value === 'number' ? nameOf(value, feature.names) : value;
    case 'image':
      return imageIn(value, isAllowed);
    case 'list':
      return toList(value, feature.of, isAllowed);
    case 'value':
    case 'struct':
    case 'other':
    case undefined:
      return value;
  }
}

/** The hub may give a list of structs as one list for each member. */
function toList(value: unknown, item: Feature, isAllowed: IsAllowed): unknown {
  if (Array.isArray(value)) return value.map((each) => toValue(each, item, isAllowed));
  return item.kind === 'struct' && isObject(value) && isColumnar(value) ? rowsFromColumns(value) : value;
}

function imageIn(value: unknown, isAllowed: IsAllowed): unknown {
  const address = isObject(value) ? value.src : value;
  return typeof address === 'string' && isAllowed(address) ? address : null;
}

/** Unnamed class indices such as -1 mean “no label”. */
const nameOf = (label: number, names: readonly string[]) => names[label]?.trim() ?? null;
