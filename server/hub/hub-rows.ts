import * as v from 'valibot';
import { ifValid } from '#contract/schemas.ts';
import { RetryLater } from '../jobs/job.ts';
import { callHub, jsonOf } from './call-hub.ts';

const page = v.object({
  features: v.array(v.object({ name: v.string(), type: v.unknown() })),
  rows: v.array(v.object({ row_idx: ifValid(v.number()), row: v.record(v.string(), v.unknown()) })),
  num_rows_total: ifValid(v.number()),
});

export interface HubPage {
  readonly features: readonly { readonly name: string; readonly type: unknown }[];
  readonly rows: readonly { readonly row_idx: number; readonly row: Readonly<Record<string, unknown>> }[];
  readonly num_rows_total: number;
}

export interface HubSource {
  readonly name: string;
  readonly subset: string;
  readonly split: string;
}

/** Older hubs omit the total: the last page determines it. */
export async function hubRows(
  root: string,
  { name, subset, split }: HubSource,
  offset: number,
  length: number,
  signal: AbortSignal,
): Promise<HubPage> {
  const query = new URLSearchParams({ dataset: name, config: subset, split, offset: `${offset}`, length: `${length}` });
  const { body } = await callHub(`${root}/rows?${query}`, signal);
  const read = v.safeParse(page, jsonOf(body));
  if (!read.success) throw new RetryLater('The hub responded with an invalid page of rows');
  const { features, rows, num_rows_total } = read.output;
  const isLast = rows.length < length;
  return {
    features,
    rows: rows.map(({ row_idx, row }, index) => ({ row_idx: row_idx ?? offset + index, row })),
    num_rows_total: num_rows_total ?? (isLast ? offset + rows.length : Number.POSITIVE_INFINITY),
  };
}
