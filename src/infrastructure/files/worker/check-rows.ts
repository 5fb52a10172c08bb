import type { NamesOrder } from '#application/ports/creation/row-reader.ts';
import { summariseRepeated } from '#domain/creation/portable/column-matching.ts';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';
import { named, rowsToRecords } from '#formats/reading/records/rows-to-records.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { openRows } from './open-rows.ts';

class Tally {
  private readonly counts = new Map<string, number>();

  add(names: readonly string[]) {
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  get total(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.counts);
  }
}

/** The server rejects records without a field, or without a required one. */
function isRejected({ fields }: PortableRecord, shape: ExportShape): boolean {
  const isGiven = ({ name }: { readonly name: string }) => fields[name] !== undefined && fields[name] !== null;
  return !shape.fields.some(isGiven) || shape.fields.some((field) => field.isRequired && !isGiven(field));
}

/** Reads all rows as the import will, and counts what becomes of them. */
export async function checkRows(source: ByteSource, { facts, mapping }: Omit<NamesOrder, 'file'>): Promise<RowCheck> {
  const read = rowsToRecords({ ...mapping, isText: facts.format === 'csv' });
  const [suggestions, lacking, wrong] = [new Tally(), new Tally(), new Tally()];
  const ids: string[] = [];
  let [count, empty] = [0, 0];
  const { batches, rowOf } = await openRows(source, facts);
  for await (const { rows } of batches) {
    for (const row of rows) {
      count += 1;
      const { record, ...cells } = read(rowOf(row));
      if (isRejected(record, mapping.shape)) {
        empty += 1;
        continue;
      }
      ids.push(named(record, source.name, count).externalId ?? '');
      suggestions.add(Object.keys(record.suggestions));
      lacking.add(cells.lacking);
      wrong.add(cells.wrong);
    }
  }
  const records = new Set(ids).size;
  return {
    rows: count,
    records,
    empty,
    repeated: summariseRepeated(ids),
    replaced: ids.length - records,
    suggestions: suggestions.total,
    lacking: lacking.total,
    wrong: wrong.total,
  };
}
