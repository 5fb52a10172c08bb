import { changing } from '../../live/changing.ts';
import type { Trx } from '../../schema/database.ts';
import type { AppDeps } from '../shared/route.ts';
import { type Answered, answer } from './accounting.ts';
import { lockAnswered } from './answered-records.ts';
import { type Answering, type StoredResponse, saveResponses, type Write } from './save.ts';
import { tellAnswers } from './tell-answers.ts';

/** A dataset that is answered in, and its records by their numbers. */
interface Where extends Omit<Answering, 'minSubmitted'> {
  readonly datasetId: string;
  readonly recordIds: ReadonlyMap<number, string>;
}

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

const pick = <T>(all: readonly T[], places: ReadonlySet<number>) => all.filter((_, at) => places.has(at));

/** Stores all or nothing. Undefined stands where a record went away in the meantime. */
export function saveMany(
  deps: Pick<AppDeps, 'db' | 'live'>,
  where: Where,
  writes: readonly Write[],
): Promise<readonly (StoredResponse | undefined)[]> {
  return changing(deps, async (trx, tell) => {
    const seqs = writes.map(({ seq }) => seq);
    const { records, minSubmitted } = await lockAnswered(trx, where.ds, seqs);
    const answering = { ...where, minSubmitted };
    const stored = await saveInRounds(trx, answering, records, writes);
    const last = new Set(new Map(writes.map(({ seq }, at) => [seq, at])).values());
    await tellAnswers(tell, { ...answering, before: records }, pick(writes, last), pick(stored, last));
    return stored;
  });
}
