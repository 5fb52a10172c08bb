import { LoadRecords } from '#application/annotation/load-records.ts';
import type { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import type { CallFailures } from '#application/ports/shared/call-failures.ts';
import type { KnownItems } from '#domain/criteria/known.ts';
import type { Failure } from '#domain/shared/failure.ts';

const ignored: CallFailures = { report: () => undefined };

/** Loads records of a dataset with these items; `failure` makes loading the items fail too. */
export function loadFrom(
  records: RecordRepository,
  known: Partial<KnownItems> = {},
  failures = ignored,
  failure?: Failure,
): LoadRecords {
  const answering = (all: readonly unknown[] = []) =>
    ({ of: () => (failure ? Promise.reject(failure) : Promise.resolve(all)) }) as never;
  const { questions, properties, vectors } = known;
  return new LoadRecords(records, answering(questions), answering(properties), answering(vectors), failures);
}
