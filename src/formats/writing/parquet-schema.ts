import type { SchemaElement } from 'hyparquet';
import { momentOf } from '#domain/shared/moment.ts';
import type { Column } from './columns.ts';
import type { ColumnKind } from './kind.ts';
import { termText } from './term.ts';

/** All columns are optional. */
export const parquetSchema = (columns: readonly Column[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.flatMap(({ name, kind }) => elementsOf(name, kind)),
];

const optional = { repetition_type: 'OPTIONAL' } as const;

function elementsOf(name: string, kind: ColumnKind): SchemaElement[] {
  if (typeof kind === 'string') return [{ name, ...optional, ...plain[kind] }];
  if ('listOf' in kind)
    return [
      { name, ...optional, converted_type: 'LIST', num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      ...elementsOf('element', kind.listOf),
    ];
  const members = Object.entries(kind.members);
  return [
    { name, ...optional, num_children: members.length },
    ...members.flatMap(([member, of]) => elementsOf(member, of)),
  ];
}

const utf8 = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

const plain = {
  text: utf8,
  term: utf8,
  integer: { type: 'INT64' },
  float: { type: 'DOUBLE' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MICROS' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
} as const satisfies Readonly<Record<Extract<ColumnKind, string>, Omit<SchemaElement, 'name'>>>;

/** Converts a value to the type that the writer expects. */
export function parquetValue(value: unknown, kind: ColumnKind): unknown {
  if (value === undefined || value === null) return null;
  if (typeof kind === 'string') return plainValue[kind](value);
  if ('listOf' in kind) return Array.isArray(value) ? value.map((each) => parquetValue(each, kind.listOf)) : null;
  return structOf(value, kind.members);
}

const plainValue: Readonly<Record<Extract<ColumnKind, string>, (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  term: termText,
  integer: (value) => (Number.isInteger(value) ? wholeIn64Bits(value as number) : null),
  float: (value) => (typeof value === 'number' ? value : null),
  time: (value) => (typeof value === 'string' ? microseconds(value) : null),
  json: (value) => value, // the writer encodes it as JSON
};

/** Integers beyond 64 bits would wrap around. */
const wholeIn64Bits = (value: number) => (Math.abs(value) < 2 ** 63 ? BigInt(value) : null);

const thousand = 1000n;

/** Since 1970; times without a zone are UTC. */
function microseconds(time: string): bigint | null {
  const milliseconds = momentOf(time);
  const beyond = /\.\d{3}(\d{1,3})/.exec(time)?.[1] ?? '';
  return Number.isNaN(milliseconds) ? null : BigInt(milliseconds) * thousand + BigInt(beyond.padEnd(3, '0'));
}

function structOf(value: unknown, members: Readonly<Record<string, ColumnKind>>) {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map(Object.entries(value));
  return Object.fromEntries(Object.entries(members).map(([name, kind]) => [name, parquetValue(given.get(name), kind)]));
}
