import { directionOf, floatsIn } from '../direction.ts';

const intBytes = 4;
/** Dimensions, null flag and element type; then size and lower bound. */
const arrayHeader = 5 * intBytes;
/** Number of dimensions and two reserved bytes. */
const vectorHeader = intBytes;

/** Binary format of PostgreSQL: big-endian, with a length prefix. */
function writeOne(bytes: Buffer, at: number, values: ArrayLike<number>) {
  bytes.writeInt32BE(vectorHeader + values.length * intBytes, at);
  bytes.writeInt16BE(values.length, at + intBytes);
  bytes.writeInt16BE(0, at + intBytes + 2);
  const start = at + intBytes + vectorHeader;
  for (let index = 0; index < values.length; index += 1)
    bytes.writeFloatBE(values[index] as number, start + index * intBytes);
}

/** Binary `vector[]`: text would be three times as long. */
export function vectorArray(all: readonly ArrayLike<number>[], dimensions: number, type: number): Buffer {
  const size = intBytes + vectorHeader + dimensions * intBytes;
  const bytes = Buffer.alloc(arrayHeader + all.length * size);
  [1, 0, type, all.length, 1].forEach((value, index) => {
    bytes.writeInt32BE(value, index * intBytes);
  });
  all.forEach((values, index) => {
    writeOne(bytes, arrayHeader + index * size, values);
  });
  return bytes;
}

/** Normalised: similarity compares directions. */
export const directionIn = (stored: Uint8Array): Float64Array => directionOf(floatsIn(stored), 1);
