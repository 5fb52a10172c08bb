import { sql } from 'kysely';

const floatBytes = 4;
const doubleBytes = 8;
const maxDigits = 9;

/** Source of the exact numbers. */
type NumberEncoding = 'floats' | 'shortest' | 'doubles';

/** Selects the kind and the bytes of a row `ve`, as base64. */
export const storedVector = sql`CASE WHEN ve.exact IS NULL THEN 'shortest' WHEN ve.exact = '' THEN 'floats' ELSE 'doubles' END
  || ' ' || encode(coalesce(nullif(ve.exact, ''), ve.value), 'base64')`;

export function writeVector(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * floatBytes);
  values.forEach((value, index) => {
    bytes.writeFloatLE(value, index * floatBytes);
  });
  return bytes;
}

/**
 * Bytes that restore the exact numbers: empty if they are 32-bit floats; null if they are the shortest decimals of
 * their floats, which vectors of earlier versions are; otherwise doubles.
 */
export function exactVector(values: readonly number[]): Buffer | null {
  const kind = kindOf(values);
  if (kind === 'shortest') return null;
  const bytes = Buffer.alloc(kind === 'floats' ? 0 : values.length * doubleBytes);
  if (kind === 'doubles')
    values.forEach((value, index) => {
      bytes.writeDoubleLE(value, index * doubleBytes);
    });
  return bytes;
}

function kindOf(values: readonly number[]): NumberEncoding {
  if (values.every((value) => Math.fround(value) === value)) return 'floats';
  return values.every((value) => shortest(Math.fround(value)) === value) ? 'shortest' : 'doubles';
}

/** Shortest decimal of a float: 0.8, not 0.800000011920929. */
export function shortest(float: number) {
  for (let digits = 6; digits < maxDigits; digits += 1) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return Number(float.toPrecision(maxDigits));
}

export function readVector(stored: string): readonly number[] {
  const [kind, base64 = ''] = stored.split(' ', 2);
  const bytes = Buffer.from(base64, 'base64');
  const size = kind === 'doubles' ? doubleBytes : floatBytes;
  const read = (at: number) => (kind === 'doubles' ? bytes.readDoubleLE(at) : bytes.readFloatLE(at));
  const all = Array.from({ length: bytes.length / size }, (_, index) => read(index * size));
  return kind === 'shortest' ? all.map(shortest) : all;
}
