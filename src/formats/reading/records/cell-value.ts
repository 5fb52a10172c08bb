import type { ColumnKind } from '../../writing/kind.ts';
import { isObject } from '../json/exact-json.ts';

export class WrongCell extends Error {
  override name = 'WrongCell';
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** Cells of text hold lists and objects as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new WrongCell('no JSON');
  }
}

function numberIn(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new WrongCell('no number');
}

function integerIn(value: unknown): number {
  const number = numberIn(value);
  if (Number.isInteger(number)) return number;
  throw new WrongCell('no whole number');
}

/** A text that is no JSON list is the only item: its question knows whether it holds several labels. */
function listIn(value: unknown, kind: ColumnKind, isText: boolean): unknown {
  const isItem = typeof value === 'string' && !value.trim().startsWith('[') && kind === 'text';
  const given = isItem ? [value.trim()] : parsed(value);
  if (!Array.isArray(given)) throw new WrongCell('no list');
  return given.map((each) => orNone(each, kind, isText));
}

/** An option without a rank is an answer, too. */
const orNone = (value: unknown, kind: ColumnKind, isText: boolean) =>
  isMissing(value) ? null : meaningOf(value, kind, isText);

/** In text cells, a value that is not JSON is a text, unless it starts like a list or object. */
function jsonIn(value: unknown, isText: boolean): unknown {
  if (!isText || typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    if (/^\s*[[{]/.test(value)) throw new WrongCell('no JSON');
    return value;
  }
}

const plain: Readonly<Record<Extract<ColumnKind, string>, (value: unknown, isText: boolean) => unknown>> = {
  text: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  term: (value) => (typeof value === 'string' && /^["[]/.test(value) ? parsed(value) : value),
  integer: integerIn,
  float: numberIn,
  time: (value) => value,
  json: jsonIn,
};

function meaningOf(value: unknown, kind: ColumnKind, isText: boolean): unknown {
  if (typeof kind === 'string') return plain[kind](value, isText);
  if ('listOf' in kind) return listIn(value, kind.listOf, isText);
  const given = parsed(value);
  if (!isObject(given)) throw new WrongCell('no object');
  const members = Object.entries(kind.members).filter(([name]) => given[name] !== undefined);
  return Object.fromEntries(members.map(([name, of]) => [name, orNone(given[name], of, isText)]));
}

/** Value of a cell for this kind of column; undefined if empty. Throws `WrongCell` for a value that does not fit. */
export const cellValue = (value: unknown, kind: ColumnKind, isText = true): unknown =>
  isMissing(value) ? undefined : meaningOf(value, kind, isText);
