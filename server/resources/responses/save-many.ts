import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import type { AppDeps } from '../shared/route.ts';
import type { RecordResponses } from './accounting.ts';
import { emitAnswers } from './emit-answers.ts';
import { lockRecords } from './lock-records.ts';
import { refuseOtherVersion } from './questions-version.ts';
import {
  type ResponseToSave,
  type SaveContext,
  type SavedResponse,
  type StoredResponse,
  saveResponses,
} from './save.ts';

interface BulkContext extends Omit<SaveContext, 'minSubmitted' | 'measuresTime'> {
  readonly datasetId: string;
  readonly recordIds: ReadonlyMap<number, string>;
  readonly questionsVersion: string;
}

type IndexedWrite = ResponseToSave & { readonly at: number };

/** Each round has a record at most once; later rounds build on earlier ones. */
function roundsOf(writes: readonly IndexedWrite[]): readonly (readonly IndexedWrite[])[] {
  const rounds: IndexedWrite[][] = [];
  const used = new Map<number, number>();
  for (const write of writes) {
    const number = used.get(write.seq) ?? 0;
    used.set(write.seq, number + 1);
    const round = rounds[number];
    if (round) round.push(write);
    else rounds.push([write]);
  }
  return rounds;
}

/** Stores responses in the order of the writes; undefined stands for a record that does not exist. */
export async function saveInRounds(
  trx: Trx,
  context: SaveContext,
  locked: ReadonlyMap<number, RecordResponses>,
  writes: readonly ResponseToSave[],
): Promise<readonly (SavedResponse | undefined)[]> {
  const all: (SavedResponse | undefined)[] = writes.map(() => undefined);
  let records = locked;
  const indexed = writes.map((write, at) => ({ ...write, at })).filter(({ seq }) => records.has(seq));
  for (const round of roundsOf(indexed)) {
    const saved = await saveResponses(trx, context, records, round);
    round.forEach(({ at }, index) => {
      all[at] = saved[index];
    });
    records = new Map([...records, ...saved.map(({ seq, after }) => [seq, after] as const)]);
  }
  return all;
}

/** One step for each record, from its first state to its last. */
function combined(saved: readonly (SavedResponse | undefined)[]): readonly SavedResponse[] {
  const bySeq = new Map<number, SavedResponse>();
  for (const each of saved) {
    if (!each) continue;
    const first = bySeq.get(each.seq);
    bySeq.delete(each.seq); // the order is that of the last writes
    bySeq.set(each.seq, { ...each, before: first?.before ?? each.before });
  }
  return [...bySeq.values()];
}

/** Stores all or nothing; undefined stands for a record that was deleted in the meantime. */
export function saveMany(
  deps: Pick<AppDeps, 'db' | 'live'>,
  context: BulkContext,
  writes: readonly ResponseToSave[],
): Promise<readonly (StoredResponse | undefined)[]> {
  return transactionWithEvents(deps, async (trx, emit) => {
    const seqs = writes.map(({ seq }) => seq);
    const { records, minSubmitted, measuresTime, questionsVersion } = await lockRecords(trx, context.ds, seqs);
    if (records.size > 0) refuseOtherVersion(context.questionsVersion, questionsVersion);
    const saved = await saveInRounds(trx, { ...context, minSubmitted, measuresTime }, records, writes);
    await emitAnswers(emit, context, combined(saved));
    return saved.map((each) => each?.stored);
  });
}
