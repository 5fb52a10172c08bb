import type { RecordBatch } from '#application/ports/creation/row-reader.ts';
import { newPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { FileFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import { type RowMapping, rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { BrowserRowReader } from '#infrastructure/files/browser-row-reader.ts';
import { FakeWorker } from './fake-worker.ts';

export function aReader() {
  const workers: FakeWorker[] = [];
  const reader = new BrowserRowReader(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { reader, workers };
}

export const aFile = (content: string | Uint8Array, name = 'a.csv') => new File([content as BlobPart], name);

/** Result of the reading; unreadable files fail the test. */
export function read<T extends object>(outcome: T | UnreadableReason): T {
  if (typeof outcome === 'string') throw new Error(`unreadable: ${outcome}`);
  return outcome;
}

export const csv: FileFacts = { format: 'csv', encoding: 'utf-8', delimiter: ',', isZipped: false };
export const jsonl: FileFacts = { format: 'jsonl', encoding: 'utf-8', delimiter: undefined, isZipped: false };

export async function mappingOf(file: File): Promise<{ facts: FileFacts; mapping: RowMapping }> {
  const { facts, inferred } = read(await aReader().reader.inspect(file, {}));
  const plan = newPlan(fileSource(file.name, inferred), []);
  if (!plan) throw new Error('a file has one subset');
  return { facts, mapping: rowMapping(plan) };
}

export const ids = {
  questions: new Map([
    ['label', 'q1'],
    ['stars', 'q2'],
  ]),
  users: new Map([['ana', 'u1']]),
  me: 'u0',
};

export async function all(batches: AsyncIterable<RecordBatch>): Promise<readonly RecordBatch[]> {
  const inferred: RecordBatch[] = [];
  for await (const batch of batches) inferred.push(batch);
  return inferred;
}

export const recordsIn = (batches: readonly RecordBatch[]) => batches.flatMap(({ items }) => items);
