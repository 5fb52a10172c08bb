import type { FieldType } from '../../annotation/field.ts';
import type { ExportShape } from '../../datasets/exporting/export-order.ts';
import type { PortableRecord } from './portable-record.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const asIs = (_: string, value: unknown) => value;

const normalisers: Readonly<Record<FieldType, (name: string, value: unknown) => unknown>> = {
  text: (_, value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  image: asIs,
  chat: (_, value) => (typeof value === 'string' ? [{ role: 'user', content: value }] : value),
  custom: (name, value) => (isObject(value) ? value : { [name]: value }),
};

/** Templates need an object; a single text is one chat message. */
export function normaliseFields(record: PortableRecord, { fields }: Pick<ExportShape, 'fields'>): PortableRecord {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const fitted = Object.entries(record.fields).map(([name, value]) => {
    const type = types.get(name);
    const isGiven = type !== undefined && value !== undefined && value !== null;
    return [name, isGiven ? normalisers[type](name, value) : value];
  });
  return { ...record, fields: Object.fromEntries(fitted) };
}
