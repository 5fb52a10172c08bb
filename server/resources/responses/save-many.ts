import type { Db, Trx } from '../../schema/database.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type Answered, answer } from './accounting.ts';
import { lockAnswered } from './answered-records.ts';
import { type Answering, type StoredResponse, saveResponses, type Write } from './save.ts';

type Placed = Write & { readonly at: number };

/** The same record twice is two rounds, the later on top of the earlier. */
function roundsOf(writes: readonly Placed[]): readonly (readonly Placed[])[] {
  const rounds: Placed[][] = [];
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

function after(records: ReadonlyMap<number, Answered>, writes: readonly Write[], { minSubmitted }: Answering) {
  const changed = writes.flatMap(({ seq, userN, status }) => {
    const before = records.get(seq);
    return before ? [[seq, answer(before, userN, status, minSubmitted)] as const] : [];
  });
  return new Map([...records, ...changed]);
}

/** Stores in the order of the writes. Undefined stands where there is no record. */
export async function saveInRounds(
  trx: Trx,
  answering: Answering,
  locked: ReadonlyMap<number, Answered>,
  writes: readonly Write[],
): Promise<readonly (StoredResponse | undefined)[]> {
  const stored: (StoredResponse | undefined)[] = writes.map(() => undefined);
  let records = locked;
  const placed = writes.map((write, at) => ({ ...write, at })).filter(({ seq }) => records.has(seq));
  for (const round of roundsOf(placed)) {
    const saved = await saveResponses(trx, answering, records, round);
    round.forEach(({ at }, index) => {
      stored[at] = saved[index];
    });
    records = after(records, round, answering);
  }
  return stored;
}

/** Stores all or nothing. Undefined stands where a record went away in the meantime. */
export function saveMany(
  db: Db,
  answering: Answering,
  writes: readonly Write[],
): Promise<readonly (StoredResponse | undefined)[]> {
  return inTransaction(db, async (trx) => {
    const seqs = writes.map(({ seq }) => seq);
    return saveInRounds(trx, answering, await lockAnswered(trx, answering.ds, seqs), writes);
  });
}
