import { isObject } from '../schemas.ts';

/** Rejected item of a bulk request. */
export interface WireRefusedItem {
  /** Index in the request, from 0. */
  readonly at: number;
  readonly reason: string;
}

const positionMessage = /^Record at position (\d+) is not valid because (.*)$/s;

/** Items that an error names: one in its message, or all with schema errors. */
export function refusedItems(body: unknown): readonly WireRefusedItem[] {
  const detail = isObject(body) ? body.detail : undefined;
  if (typeof detail === 'string') return fromMessage(detail);
  const errors = isObject(detail) && isObject(detail.params) ? detail.params.errors : undefined;
  const reasons = new Map<number, string>();
  for (const { at, reason } of Array.isArray(errors) ? errors.flatMap(fromSchemaError) : [])
    if (!reasons.has(at)) reasons.set(at, reason);
  return [...reasons].map(([at, reason]) => ({ at, reason }));
}

function fromMessage(detail: string): readonly WireRefusedItem[] {
  const [, at, reason] = positionMessage.exec(detail) ?? [];
  return at === undefined || reason === undefined ? [] : [{ at: Number(at), reason }];
}

function fromSchemaError(error: unknown): readonly WireRefusedItem[] {
  if (!isObject(error) || !Array.isArray(error.loc)) return [];
  const [part, list, at, ...path] = error.loc;
  const isOfItem = part === 'body' && list === 'items' && typeof at === 'number';
  return isOfItem ? [{ at, reason: [path.join('.'), error.msg].filter(Boolean).join(': ') }] : [];
}
