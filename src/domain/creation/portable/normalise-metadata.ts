import type { ExportShape } from '../../datasets/exporting/export-order.ts';
import type { PortableRecord } from './portable-record.ts';

type Type = ExportShape['metadata'][number]['type'];

const text = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value);

/** Terms may be single numbers, but lists contain texts. */
const term = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(text);
  return typeof value === 'number' ? value : text(value);
};

const number = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

export function normaliseMetadata(record: PortableRecord, { metadata }: Pick<ExportShape, 'metadata'>): PortableRecord {
  const types = new Map<string, Type>(metadata.map(({ name, type }) => [name, type]));
  const fitting = (name: string, value: unknown) => {
    const type = types.get(name);
    if (type === undefined) return value;
    return type === 'terms' ? term(value) : number(value);
  };
  const entries = Object.entries(record.metadata).map(([name, value]) => [name, fitting(name, value)]);
  return { ...record, metadata: Object.fromEntries(entries) };
}
