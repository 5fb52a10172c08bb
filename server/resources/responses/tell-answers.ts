import type { Tell } from '../../live/changing.ts';
import { type Answered, answer } from './accounting.ts';
import type { StoredResponse, Write } from './save.ts';

interface Saved {
  readonly datasetId: string;
  readonly minSubmitted: number;
  /** The records as they stood before. */
  readonly before: ReadonlyMap<number, Answered>;
  readonly recordIds: ReadonlyMap<number, string>;
}

/** A record is completed by an answer, or opened again. */
export async function tellTurned(
  tell: Tell,
  datasetId: string,
  turned: readonly { readonly id: string; readonly from: Answered; readonly to: Answered }[],
): Promise<void> {
  const changed = turned.filter(({ from, to }) => from.status !== to.status);
  const idsOf = (status: Answered['status']) => changed.filter(({ to }) => to.status === status).map(({ id }) => id);
  const [completed, reopened] = [idsOf('completed'), idsOf('pending')];
  if (completed.length > 0) await tell({ type: 'record.completed', datasetId, ids: completed });
  if (reopened.length > 0) await tell({ type: 'record.updated', datasetId, ids: reopened });
}

/** What the writes, of which each record has at most one, did to responses and records. */
export async function tellAnswers(
  tell: Tell,
  { datasetId, minSubmitted, before, recordIds }: Saved,
  writes: readonly Write[],
  stored: readonly (StoredResponse | undefined)[],
): Promise<void> {
  const steps = writes.flatMap(({ seq, userN, status }, at) => {
    const from = before.get(seq);
    const response = stored[at]?.id;
    const id = recordIds.get(seq);
    return from && response && id ? [{ id, response, from, userN, to: answer(from, userN, status, minSubmitted) }] : [];
  });
  const isNew = ({ from, userN }: (typeof steps)[number]) => !from.responses.has(userN);
  const created = steps.filter(isNew).map(({ response }) => response);
  const updated = steps.filter((step) => !isNew(step)).map(({ response }) => response);
  if (created.length > 0) await tell({ type: 'response.created', datasetId, ids: created });
  if (updated.length > 0) await tell({ type: 'response.updated', datasetId, ids: updated });
  await tellTurned(tell, datasetId, steps);
}
