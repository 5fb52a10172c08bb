import type { WireRecord } from '#contract/annotation/record.ts';
import type { EmitEvent } from '../../../live/transaction-with-events.ts';
import type { RecordResponses } from '../../responses/accounting.ts';

/** `seqs` and `written` have the same order. */
interface Written {
  readonly seqs: readonly number[];
  readonly written: readonly WireRecord[];
  /** State before the request. */
  readonly before: ReadonlyMap<number, RecordResponses>;
  readonly created: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
}

export async function emitWritten(
  emit: EmitEvent,
  datasetId: string,
  { seqs, written, before, created, changed }: Written,
): Promise<void> {
  const idsOf = (isMeant: (seq: number, record: WireRecord) => boolean) =>
    written.filter((record, index) => isMeant(seqs[index] ?? 0, record)).map(({ id }) => id);
  const events = [
    { type: 'record.created', ids: idsOf((seq) => created.has(seq)) },
    { type: 'record.updated', ids: idsOf((seq) => changed.has(seq)) },
    {
      type: 'record.completed',
      ids: idsOf((seq, { status }) => status === 'completed' && before.get(seq)?.status === 'pending'),
    },
  ] as const;
  for (const { type, ids } of events) if (ids.length > 0) await emit({ type, datasetId, ids });
}
