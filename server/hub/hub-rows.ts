import * as v from 'valibot';
import { Setback } from '../jobs/job.ts';
import { callHub, jsonOf } from './call-hub.ts';

const page = v.object({
  features: v.array(v.object({ name: v.string(), type: v.unknown() })),
  rows: v.array(v.object({ row_idx: v.number(), row: v.record(v.string(), v.unknown()) })),
  num_rows_total: v.number(),
});
export type HubPage = v.InferOutput<typeof page>;

/** What is read from the hub. */
export interface HubSource {
  readonly name: string;
  readonly subset: string;
  readonly split: string;
}

/** A page of rows as the dataset viewer gives them. */
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
  if (!read.success) throw new Setback('The hub answered with something that is no page of rows');
  return read.output;
}
