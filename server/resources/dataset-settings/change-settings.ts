import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { type LockedDataset, lockDataset } from '../datasets/lock-dataset.ts';
import { unprocessable } from '../shared/refusal.ts';
import type { AppDeps } from '../shared/route.ts';

/** Serialises changes of a dataset's settings. */
export const changeSettings = <T>(
  deps: AppDeps,
  datasetId: string,
  change: (trx: Trx, dataset: LockedDataset) => Promise<T>,
): Promise<T> =>
  transactionWithEvents(deps, async (trx, emit) => {
    const result = await change(trx, await lockDataset(trx, { id: datasetId }));
    await emit({ type: 'settings.updated', datasetId });
    return result;
  });

export function refuseWhenPublished({ status }: LockedDataset, detail: string) {
  if (status === 'ready') throw unprocessable(detail);
}

export function requireNamed<Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`${name} was not stored`);
  return found;
}

export const isEmpty = (update: object) => Object.keys(update).length === 0;
