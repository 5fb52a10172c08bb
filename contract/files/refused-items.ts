import { isObject } from '../schemas.ts';

/** An item of a bulk request that is refused, and why. */
export interface WireRefusedItem {
  /** Its place in the request, from 0. */
  readonly at: number;
  readonly reason: string;
}

const positionMessage = /^Record at position (\d+) is not valid because (.*)$/s;

/** The items that a refusal names: one in words, or all that do not have the right shape. */
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
