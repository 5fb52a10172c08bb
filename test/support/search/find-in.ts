import { FindRecords } from '#application/annotation/finding/find-records.ts';
import type { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import type { CallFailures } from '#application/ports/shared/call-failures.ts';
import type { KnownItems } from '#domain/criteria/known.ts';
import type { Failure } from '#domain/shared/failure.ts';

const nobody: CallFailures = { report: () => undefined };

/** Finds records of a dataset of which so much is known, unless that fails too. */
export function findIn(
  records: RecordRepository,
  known: Partial<KnownItems> = {},
  failures = nobody,
  failure?: Failure,
): FindRecords {
  const answering = (all: readonly unknown[] = []) =>
    ({ of: () => (failure ? Promise.reject(failure) : Promise.resolve(all)) }) as never;
  const { questions, properties, vectors } = known;
  return new FindRecords(records, answering(questions), answering(properties), answering(vectors), failures);
}
