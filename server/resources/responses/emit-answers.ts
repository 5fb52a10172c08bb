import type { EmitEvent } from '../../live/transaction-with-events.ts';
import type { RecordResponses } from './accounting.ts';
import type { SavedResponse } from './save.ts';

interface AnsweredDataset {
  readonly datasetId: string;
  readonly recordIds: ReadonlyMap<number, string>;
}

interface RecordStep {
  readonly recordId: string;
  readonly before: RecordResponses;
  readonly after: RecordResponses;
}

/** Emits completed and reopened records. */
export async function emitStatusChanges(
  emit: EmitEvent,
  datasetId: string,
  steps: readonly RecordStep[],
): Promise<void> {
  const changed = steps.filter(({ before, after }) => before.status !== after.status);
  const idsOf = (status: RecordResponses['status']) =>
    changed.filter(({ after }) => after.status === status).map(({ recordId }) => recordId);
  const [completed, reopened] = [idsOf('completed'), idsOf('pending')];
  if (completed.length > 0) await emit({ type: 'record.completed', datasetId, ids: completed });
  if (reopened.length > 0) await emit({ type: 'record.updated', datasetId, ids: reopened });
}

/** Each record has at most one saved response. */
export async function emitAnswers(
  emit: EmitEvent,
  { datasetId, recordIds }: AnsweredDataset,
  saved: readonly SavedResponse[],
): Promise<void> {
  const steps = saved.flatMap((each) => {
    const recordId = recordIds.get(each.seq);
    return recordId === undefined ? [] : [{ ...each, recordId }];
  });
  const isNew = ({ before, userN }: SavedResponse) => !before.responses.has(userN);
  const created = steps.filter(isNew).map(({ stored }) => stored.id);
  const updated = steps.filter((step) => !isNew(step)).map(({ stored }) => stored.id);
  if (created.length > 0) await emit({ type: 'response.created', datasetId, ids: created });
  if (updated.length > 0) await emit({ type: 'response.updated', datasetId, ids: updated });
  await emitStatusChanges(emit, datasetId, steps);
}
