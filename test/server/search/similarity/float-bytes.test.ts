import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVector, writeVector } from '#server/search/similarity/float-bytes.ts';

const thereAndBack = (values: readonly number[]) => readVector(writeVector(values).toString('base64'));

describe('a stored vector', () => {
  it('reads as short as it was written', () => {
    const values = [0.8, -0.9921, 0.075, 1, 0, 1e-7, 123456];

    expect(thereAndBack(values)).toEqual(values);
  });

  it('takes four bytes a number, the lowest first', () => {
    expect([...writeVector([1])]).toEqual([0, 0, 0x80, 0x3f]);
  });

  it('loses nothing of any float', () => {
    void fc.assert(
      fc.property(fc.array(fc.float({ noNaN: true, noDefaultInfinity: true })), (values) => {
        const read = thereAndBack(values);

        expect(read.map(Math.fround)).toEqual(values.map((value) => value + 0)); // no minus zero
      }),
    );
  });
});
