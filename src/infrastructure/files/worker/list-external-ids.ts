import type { BatchOrder } from '#application/ports/creation/row-reader.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { named, rowsToRecords } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { openRows } from './open-rows.ts';

const emptyShape: ExportShape = { fields: [], questions: [], metadata: [], vectors: [], allowsMore: false };

/** External ids of all rows, from the id column or from file name and row number; duplicates stay. */
export async function listExternalIds(
  source: ByteSource,
  { facts, mapping }: Pick<BatchOrder, 'facts' | 'mapping'>,
): Promise<readonly string[]> {
  const columns = { fields: [], metadata: [], suggestions: [], externalId: mapping.columns.externalId };
  const read = rowsToRecords({ shape: emptyShape, isText: facts.format === 'csv', columns });
  const { batches, rowOf } = await openRows(source, facts);
  const ids: string[] = [];
  for await (const { rows } of batches) {
    for (const row of rows) {
      const { externalId } = named(read(rowOf(row)).record, source.name, ids.length + 1);
      ids.push(externalId ?? '');
    }
  }
  return ids;
}
