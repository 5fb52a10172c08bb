import { describe, expect, it } from 'vitest';
import { refusedFile } from '#domain/creation/running/refused-text.ts';
import {
  fractionSent,
  isOver,
  type Upload,
  type UploadState,
  withDelivered,
  withRefused,
} from '#domain/creation/running/upload.ts';

const anUpload = (change: Partial<Upload> = {}): Upload => ({
  id: 'u1',
  datasetId: 'd1',
  datasetName: 'reviews',
  fileName: 'a.csv',
  state: 'running',
  sent: 0,
  rows: undefined,
  bytesRead: 0,
  bytes: 0,
  refused: [],
  refusedCount: 0,
  wrong: {},
  strangers: [],
  ...change,
});

describe('an upload', () => {
  it.each<[UploadState, boolean]>([
    ['running', false],
    ['waiting', false],
    ['paused', false],
    ['stopped', true],
    ['done', true],
  ])('that is %s is over: %s', (state, expected) => {
    expect(isOver(anUpload({ state }))).toBe(expected);
  });

  it.each<[string, Partial<Upload>, number]>([
    ['by rows if they are counted', { sent: 3, rows: 12, bytesRead: 9, bytes: 10 }, 0.25],
    ['as 1 if more rows were sent than counted', { sent: 13, rows: 12 }, 1],
    ['as 1 without rows', { rows: 0 }, 1],
    ['by the bytes read if rows are not counted', { sent: 3, bytesRead: 5, bytes: 10 }, 0.5],
    ['as 1 if more bytes were read than the file has', { bytesRead: 11, bytes: 10 }, 1],
    ['as 0 for an empty file', { bytes: 0 }, 0],
    ['as 1 when the upload is done', { state: 'done', rows: 12 }, 1],
  ])('computes the fraction sent: %s', (_, change, expected) => {
    expect(fractionSent(anUpload(change))).toBe(expected);
  });

  it('keeps the first refused rows, and counts all of them', () => {
    const many = Array.from({ length: 9_999 }, (_, index) => ({ row: index + 1, reason: 'no' }));
    const upload = withRefused(withRefused(anUpload(), many), [
      { row: 10_000, reason: 'no' },
      { row: 10_001, reason: 'no' },
    ]);

    expect(upload.refused).toHaveLength(10_000);
    expect(upload.refusedCount).toBe(10_001);
  });

  it('counts unfit cells, and lists each unknown user once', () => {
    const first = withDelivered(anUpload(), { sent: 2, bytesRead: 20, wrong: ['a', 'b', 'a'], strangers: ['ana'] });
    const second = withDelivered(first, { sent: 4, bytesRead: 40, wrong: ['a'], strangers: ['bo', 'ana'] });

    expect(second).toMatchObject({ sent: 4, bytesRead: 40, wrong: { a: 3, b: 1 }, strangers: ['ana', 'bo'] });
  });

  it('counts a column named constructor', () => {
    const upload = withDelivered(anUpload(), { sent: 1, bytesRead: 1, wrong: ['constructor'], strangers: [] });

    expect(Object.entries(upload.wrong)).toEqual([['constructor', 1]]);
  });

  it('keeps the cells of refused rows up to a limit', () => {
    const cells = { text: 'x'.repeat(400_000) };
    const refused = [1, 2, 3].map((row) => ({ row, reason: 'no', cells }));

    const upload = withRefused(anUpload(), refused);

    expect(upload.refused).toEqual([refused[0], refused[1], { row: 3, reason: 'no' }]);
  });
});

describe('the file of refused rows', () => {
  it('is a table of their cells, with number and reason behind them', () => {
    const refused = [
      { row: 7, reason: 'Says "no", twice', cells: { id: 'a', text: ' One\nline ', stars: 3 } },
      { row: 9, reason: 'too long', cells: { id: 'b', other: null } },
      { row: 11, reason: 'no' },
    ];

    expect(refusedFile(refused)).toEqual({
      extension: 'csv',
      text:
        'id,text,stars,other,refused_row,refused_because\r\n' +
        'a," One\nline ",3,,7,"Says ""no"", twice"\r\n' +
        'b,,,,9,too long\r\n' +
        ',,,,11,no\r\n',
    });
  });

  it('is JSON by lines where cells hold lists or objects', () => {
    const cells = { id: 'a', fields: { text: 'One' } };

    expect(refusedFile([{ row: 7, reason: 'no', cells }])).toEqual({
      extension: 'jsonl',
      text: '{"id":"a","fields":{"text":"One"},"refused_row":7,"refused_because":"no"}\n',
    });
  });
});
