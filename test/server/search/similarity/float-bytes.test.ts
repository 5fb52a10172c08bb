import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactVector, readVector, writeVector } from '#server/search/similarity/float-bytes.ts';

function stored(values: readonly number[]) {
  const exact = exactVector(values);
  const kind = exact === null ? 'shortest' : exact.length === 0 ? 'floats' : 'doubles';
  return `${kind} ${(exact?.length ? exact : writeVector(values)).toString('base64')}`;
}

const thereAndBack = (values: readonly number[]) => readVector(stored(values));

const asSent = (values: readonly number[]) => values.map((value) => value + 0); // -0 is 0 in JSON

describe('a stored vector', () => {
  it.each([
    ['numbers with few digits', [0.8, -0.9921, 0.075, 0.3, 1e-7, 123456.7]],
    ['floats', [0.800000011920929, -0.5, 1, 0]],
    ['doubles', [0.1 + 0.2, Math.PI, -1 / 3]],
    ['a mixture of these', [0.8, 0.800000011920929, Math.PI]],
    ['the smallest and the largest', [5e-324, 2 ** -149, 3.402_823_466_385_288_6e38, -3.402_823_466_385_288_6e38]],
    ['no numbers', []],
  ])('with %s is read exactly', (_, values) => {
    expect(thereAndBack(values)).toEqual(values);
  });

  it('with any numbers is read exactly', () => {
    const double = fc.double({ noNaN: true, min: -3.4e38, max: 3.4e38 });
    const float = fc.float({ noNaN: true, noDefaultInfinity: true });
    const short = fc.integer({ min: -99_999, max: 99_999 }).map((digits) => digits / 10_000);
    void fc.assert(
      fc.property(fc.oneof(fc.array(double), fc.array(float), fc.array(short)), (values) => {
        expect(asSent(thereAndBack(values))).toEqual(asSent(values));
      }),
    );
  });

  it('from an earlier version is read as the shortest decimals', () => {
    expect(readVector(`shortest ${writeVector([0.8, 0.1]).toString('base64')}`)).toEqual([0.8, 0.1]);
  });

  it('is searched as little-endian 32-bit floats', () => {
    expect([...writeVector([1])]).toEqual([0, 0, 0x80, 0x3f]);
  });

  it.each([
    ['no extra bytes for numbers with few digits', [0.8, 0.1], null],
    ['no extra bytes for floats', [0.800000011920929, 0.5], 0],
    ['eight bytes a number for doubles', [Math.PI, 1], 16],
  ])('stores %s', (_, values, bytes) => {
    expect(exactVector(values)?.length ?? null).toBe(bytes);
  });
});
