import type { BatchOrder } from '#application/ports/creation/row-reader.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { named, rowsToRecords } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { openRows } from './open-rows.ts';

const nothingElse: ExportShape = { fields: [], questions: [], metadata: [], vectors: [], allowsMore: false };

/** By which ids the records of the file will be known: those that it gives, or where they stand; one that comes twice, twice. */
export async function namesIn(
  source: ByteSource,
  { facts, mapping }: Pick<BatchOrder, 'facts' | 'mapping'>,
): Promise<readonly string[]> {
  const columns = { fields: [], metadata: [], suggestions: [], externalId: mapping.columns.externalId };
  const read = rowsToRecords({ shape: nothingElse, isText: facts.format === 'csv', columns });
  const { batches, rowOf } = await openRows(source, facts);
  const names: string[] = [];
  for await (const { rows } of batches) {
    for (const row of rows) {
      const { externalId } = named(read(rowOf(row)).record, source.name, names.length + 1);
      names.push(externalId ?? '');
    }
  }
  return names;
}
