import { directionOf, floatsIn } from '../direction.ts';

const int = 4;
/** Dimensions, whether there are nulls, the type of the elements; then the size and the first index. */
const arrayHeader = 5 * int;
/** How many numbers, and two bytes for later. */
const vectorHeader = int;

/** One vector as PostgreSQL takes it: big-endian, its length before it. */
function writeOne(bytes: Buffer, at: number, values: ArrayLike<number>) {
  bytes.writeInt32BE(vectorHeader + values.length * int, at);
  bytes.writeInt16BE(values.length, at + int);
  bytes.writeInt16BE(0, at + int + 2);
  const start = at + int + vectorHeader;
  for (let index = 0; index < values.length; index += 1)
    bytes.writeFloatBE(values[index] as number, start + index * int);
}

/** Many vectors as the one value of type `vector[]`: as text they would be three times as long. */
export function vectorArray(all: readonly ArrayLike<number>[], dimensions: number, type: number): Buffer {
  const size = int + vectorHeader + dimensions * int;
  const bytes = Buffer.alloc(arrayHeader + all.length * size);
  [1, 0, type, all.length, 1].forEach((value, index) => {
    bytes.writeInt32BE(value, index * int);
  });
  all.forEach((values, index) => {
    writeOne(bytes, arrayHeader + index * size, values);
  });
  return bytes;
}

/** Of length 1 or 0: what is compared is nothing but the direction. */
export const directionIn = (stored: Uint8Array): Float64Array => directionOf(floatsIn(stored), 1);
