import type { Db } from '../../schema/database.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type Answered, answer } from './accounting.ts';
import { lockAnswered } from './answered-records.ts';
import { type Answering, type StoredResponse, saveResponses, type Write } from './save.ts';

type Placed = Write & { readonly at: number };

/** The same record twice is two rounds, the later on top of the earlier. */
function roundsOf(writes: readonly Placed[]): readonly (readonly Placed[])[] {
  const rounds: Placed[][] = [];
  for (const write of writes) {
    const round = rounds.find((each) => !each.some(({ seq }) => seq === write.seq));
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

/** Stores all or nothing, in the order of the writes. Undefined stands where a record went away in the meantime. */
export function saveMany(
  db: Db,
  answering: Answering,
  writes: readonly Write[],
): Promise<readonly (StoredResponse | undefined)[]> {
  return inTransaction(db, async (trx) => {
    const stored: (StoredResponse | undefined)[] = writes.map(() => undefined);
    let records: ReadonlyMap<number, Answered> = await lockAnswered(
      trx,
      answering.ds,
      writes.map(({ seq }) => seq),
    );
    const placed = writes.map((write, at) => ({ ...write, at })).filter(({ seq }) => records.has(seq));
    for (const round of roundsOf(placed)) {
      const saved = await saveResponses(trx, answering, records, round);
      round.forEach(({ at }, index) => {
        stored[at] = saved[index];
      });
      records = after(records, round, answering);
    }
    return stored;
  });
}
