import { describe, expect, it } from 'vitest';
import { recordCounters } from '#infrastructure/http/datasets/export/count-records.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Pieces may end anywhere. */
const counted = (format: keyof typeof recordCounters, text: string) => {
  const all = bytes(text);
  return [1, 2, 3, all.length].map((size) => {
    const count = recordCounters[format]();
    let records: number | undefined = 0;
    for (let at = 0; at < all.length; at += size) records = count(all.subarray(at, at + size));
    return records;
  });
};

describe('how many records of a file have come', () => {
  it('is the number of lines in JSON', () => {
    expect(counted('jsonl', '{"a":"\\n"}\n{}\n')).toEqual([2, 2, 2, 2]);
  });

  it('is the number of lines in CSV outside of quotes, without the header', () => {
    expect(counted('csv', 'a,b\r\n"x\r\n""y""\r\n",1\r\n2,3\r\n')).toEqual([2, 2, 2, 2]);
    expect(counted('csv', 'a,b')).toEqual([0, 0, 0, 0]);
  });

  it.each(['parquet', 'conll'] as const)('is unknown for %s', (format) => {
    expect(counted(format, 'a\n\nb\n\n')).toEqual([undefined, undefined, undefined, undefined]);
  });
});
