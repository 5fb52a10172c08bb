import type { PortableResponse } from '#domain/creation/portable/portable-record.ts';
import {
  defaultExport,
  type ExportedRecord,
  type ExportOrder,
  type ExportShape,
} from '#domain/datasets/exporting/export-order.ts';
import { writerOf } from '#formats/writing/writer-of.ts';

/** One item of each kind. */
export const shape: ExportShape = {
  fields: [
    { name: 'text', type: 'text' },
    { name: 'talk', type: 'chat' },
  ],
  questions: [
    { name: 'label', type: 'label_selection' },
    { name: 'topics', type: 'multi_label_selection' },
    { name: 'stars', type: 'rating' },
    { name: 'order', type: 'ranking' },
    { name: 'ents', type: 'span', field: 'text' },
    { name: 'comment', type: 'text' },
  ],
  metadata: [
    { name: 'source', type: 'terms' },
    { name: 'length', type: 'integer' },
    { name: 'weight', type: 'float' },
  ],
  vectors: [{ name: 'small' }],
  allowsMore: false,
};

export const answer = (user: string, values: PortableResponse['values'], more = {}): PortableResponse => ({
  user,
  status: 'submitted',
  values,
  ...more,
});

export const aRecord = (changes: Partial<ExportedRecord> = {}): ExportedRecord => ({
  id: 'server-1',
  externalId: 'r-1',
  isCompleted: true,
  fields: { text: 'Ana met Bo 😀' },
  metadata: {},
  vectors: {},
  suggestions: {},
  responses: [],
  insertedAt: '2026-01-01T00:00:00.000000',
  updatedAt: '2026-01-02T00:00:00.000000',
  ...changes,
});

interface Written {
  readonly order?: Partial<ExportOrder>;
  readonly shape?: Partial<ExportShape>;
  readonly settings?: object;
  /** Records per batch. */
  readonly atOnce?: number;
}

export function fileOf(records: readonly ExportedRecord[], wanted: Written = {}): Uint8Array {
  const { order = {}, settings = {}, atOnce = 2 } = wanted;
  const writer = writerOf({ ...defaultExport, ...order }, { ...shape, ...wanted.shape }, settings);
  const pieces = [writer.begin()];
  for (let at = 0; at < records.length; at += atOnce) pieces.push(writer.add(records.slice(at, at + atOnce)));
  return Buffer.concat([...pieces, writer.end()]);
}

export const textOf = (...given: Parameters<typeof fileOf>): string => new TextDecoder().decode(fileOf(...given));
