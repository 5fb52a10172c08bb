import * as v from 'valibot';
import { type WireRecordsEvent, wireRecordsEvent } from '#contract/live/events.ts';
import type { ChangeEvent } from './change-event.ts';

const change = v.object({
  progress: v.boolean(),
  settings: v.boolean(),
  records: v.nullable(wireRecordsEvent),
  /** Users may see more or fewer datasets. Defaults to true for older processes, which do not send it. */
  list: v.optional(v.boolean(), true),
});

/** Changes of one dataset, or of all, within a short time. */
export type Change = v.InferOutput<typeof change>;

/** A change with this many ids fits into one notification of PostgreSQL. */
const maxIds = 100;

export const noChange: Change = { progress: false, settings: false, records: null, list: false };
export const everythingChanged: Change = { progress: true, settings: true, records: { all: true }, list: true };

type ChangeKind = 'created' | 'updated' | 'deleted' | 'completed';
const kinds: readonly ChangeKind[] = ['created', 'updated', 'deleted', 'completed'];
const none = { created: [], updated: [], deleted: [], completed: [] };

const changedRecords = (kind: ChangeKind, ids: readonly string[] | undefined): WireRecordsEvent =>
  ids && ids.length <= maxIds ? { ...none, [kind]: [...ids] } : { all: true };

const changesList = ['dataset.created', 'dataset.deleted'];

export function changeOf(event: ChangeEvent): Change {
  if (event.type === 'audience.updated') return { ...noChange, list: true };
  const { type, ids } = event;
  const kind = kinds.find((each) => type === `record.${each}`);
  if (kind) return { ...noChange, progress: true, records: changedRecords(kind, ids) };
  if (type.startsWith('response.')) return { ...noChange, progress: true };
  return { ...noChange, settings: true, list: changesList.includes(type) };
}

function mergeRecords(a: WireRecordsEvent | null, b: WireRecordsEvent | null): WireRecordsEvent | null {
  if (!a || !b) return a ?? b;
  if ('all' in a || 'all' in b) return { all: true };
  const both = (kind: ChangeKind) => [...new Set([...a[kind], ...b[kind]])];
  const merged = {
    created: both('created'),
    updated: both('updated'),
    deleted: both('deleted'),
    completed: both('completed'),
  };
  return Object.values(merged).flat().length > maxIds ? { all: true } : merged;
}

export const merge = (a: Change | undefined, b: Change): Change =>
  a
    ? {
        progress: a.progress || b.progress,
        settings: a.settings || b.settings,
        records: mergeRecords(a.records, b.records),
        list: a.list || b.list,
      }
    : b;

const message = v.object({ from: v.string(), dataset: v.nullable(v.string()), change });
export type Message = v.InferOutput<typeof message>;

const parsed = v.safeParser(v.pipe(v.string(), v.parseJson(), message));

/** Undefined if another program sent the text. */
export function readMessage(text: string): Message | undefined {
  const { success, output } = parsed(text);
  return success ? output : undefined;
}
