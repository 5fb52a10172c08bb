import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvSplitter, type SplitRow } from '#formats/reading/csv/csv-splitter.ts';

function split(text: string, size = text.length, delimiter = ','): readonly SplitRow[] {
  const splitter = new CsvSplitter(delimiter);
  const rows: SplitRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...splitter.push(text.slice(at, at + size)));
  return [...rows, ...splitter.end()];
}
const cellsOf = (text: string, delimiter?: string) => split(text, text.length, delimiter).map(({ cells }) => cells);

describe('the CSV splitter', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['"two\nlines","and\r\nmore"', [['two\nlines', 'and\r\nmore']]],
    ['"",', [['', null]]],
    [',\n', [[null, null]]],
    ['\n\na\n\n', [['a']]],
    ['say "hi",b', [['say "hi"', 'b']]],
    ['😀,é', [['😀', 'é']]],
    ['"a\r"\nb', [['a\r'], ['b']]],
  ] as const)('splits %j into rows and cells', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it.each([';', '\t', '|'])('accepts %j as the delimiter', (delimiter) => {
    expect(cellsOf(`a${delimiter}"b${delimiter}c"`, delimiter)).toEqual([['a', `b${delimiter}c`]]);
  });

  it('gives the number of the line on which each row begins', () => {
    expect(split('a\n"b\nc"\r\n\r\nd').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('returns the same rows for chunks of any size', () => {
    const text = 'a,"b ""x""\r\ny",😀\r\n\r\n"",,z\r\n"last\n",1,2';

    for (let size = 1; size < text.length; size += 1) expect(split(text, size)).toEqual(split(text));
  });

  it('reports a row with text after a closing quote', () => {
    expect(split('"a"b,c\nd,e')).toMatchObject([
      { line: 1, problem: 'brokenQuote' },
      { line: 2, cells: ['d', 'e'] },
    ]);
  });

  it('loses only one line to an unclosed quote', () => {
    expect(split('a,b\nc,"d\ne,f\ng,h\n')).toMatchObject([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: 'brokenQuote' },
      { line: 3, cells: ['e', 'f'] },
      { line: 4, cells: ['g', 'h'] },
    ]);
  });

  it('reads random tables as csv-parse does', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', '\r\n', ' ', ';', "'") });
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );

    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const text = rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const read = split(text, size).map(({ cells }) => cells);
        expect(read).toEqual(parse(text, { relax_column_count: true }));
        expect(read).toEqual(rows);
      }),
    );
  });
});
