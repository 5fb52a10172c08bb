import type { BatchOrder, RecordBatch } from '#application/ports/creation/row-reader.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { named, rowsToRecords } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { BatchBuilder } from './batch-builder.ts';
import { openRows } from './open-rows.ts';

async function* remainingRows(source: ByteSource, { facts, skip }: Pick<BatchOrder, 'facts' | 'skip'>) {
  const { batches, rowOf } = await openRows(source, facts);
  let before = 0;
  for await (const { rows, bytesRead } of batches) {
    const from = Math.min(rows.length, Math.max(0, skip - before));
    for (const [index, row] of rows.slice(from).entries())
      yield { row: rowOf(row), number: before + from + index + 1, bytesRead };
    before += rows.length;
  }
}

export async function* recordBatches(source: ByteSource, order: Omit<BatchOrder, 'file'>): AsyncGenerator<RecordBatch> {
  const { facts, mapping, ids, skip } = order;
  const read = rowsToRecords({ ...mapping, isText: facts.format === 'csv' });
  const recordOf = (row: FileRow, number: number) => {
    const { record, wrong } = read(row);
    return { record: named(record, source.name, number), wrong };
  };
  let batch = new BatchBuilder(skip + 1, ids, mapping);
  for await (const { row, number, bytesRead } of remainingRows(source, order)) {
    const next = recordOf(row, number);
    if (batch.isFull || batch.has(next.record)) {
      yield batch.build(bytesRead);
      batch = new BatchBuilder(number, ids, mapping);
    }
    batch.add(next, row);
  }
  if (!batch.isEmpty) yield batch.build(source.size);
}
