import { describe, expect, it } from 'vitest';
import { zipOf } from '../../support/formats/a-zip.ts';
import { readWhole, utf16, zipped } from '../../support/formats/reading.ts';

const table = 'name,text\nÅsa,"größer, 😀"\n';
const row = { name: 'Åsa', text: 'größer, 😀' };

describe('the file reader', () => {
  it.each([
    ['in UTF-8 with a byte order mark', `\ufeff${table}`, 'utf-8'],
    ['in little-endian UTF-16', utf16(table, false), 'utf-16le'],
    ['in big-endian UTF-16', utf16(table, true), 'utf-16be'],
    ['in UTF-16 without a byte order mark', utf16(table, false).subarray(2), 'utf-16le'],
  ] as const)('reads a CSV file %s', async (_, content, encoding) => {
    const { facts, rows } = await readWhole(content);

    expect(facts).toMatchObject({ format: 'csv', encoding, delimiter: ',' });
    expect(rows).toEqual([row]);
  });

  it('reads a CSV file in Latin-1', async () => {
    const { facts, rows } = await readWhole(Buffer.from('name;text\nÅsa;größer\n', 'latin1'));

    expect(facts).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    expect(rows).toEqual([{ name: 'Åsa', text: 'größer' }]);
  });

  it.each([
    ['little', false],
    ['big', true],
  ])('reads %s-endian UTF-16 without a byte order mark and without Latin letters', async (_, isBig) => {
    const text = `名前,テキスト\n${'太郎,これはテストです一二三\n'.repeat(40)}`;
    const { rows } = await readWhole(utf16(text, isBig).subarray(2));

    expect([rows.length, rows[0]]).toEqual([40, { 名前: '太郎', テキスト: 'これはテストです一二三' }]);
  });

  it('keeps a Latin-1 letter that comes after thousands of ASCII lines', async () => {
    const { rows } = await readWhole(Buffer.from(`a,b\n${'one,two\n'.repeat(9000)}größer,x\n`, 'latin1'));

    expect(rows.at(-1)).toEqual({ a: 'größer', b: 'x' });
  });

  it('keeps every valid character of a UTF-8 file with invalid bytes', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a,b\nÅsa – 😀,1\n'),
      Buffer.from([0xff, 0xe2, 0x82]),
      Buffer.from(',€\n'),
    ]);
    const { facts, rows } = await readWhole(bytes);

    expect(facts.encoding).toBe('utf-8');
    expect(rows).toEqual([
      { a: 'Åsa – 😀', b: '1' },
      { a: 'ÿâ‚', b: '€' },
    ]);
  });

  it('keeps a NUL character in a cell', async () => {
    expect((await readWhole('a,b\nx\0y,1\nz,2\n')).rows).toEqual([
      { a: 'x\0y', b: '1' },
      { a: 'z', b: '2' },
    ]);
  });

  it.each([
    ['numbers', '1,first text,good\n2,second text,bad\n'],
    ['a label that occurs again', 'the first text,good\nthe second text,bad\nthe third text,good\n'],
    ['a long text', `${'a long text '.repeat(12)},x\nshort,y\n`],
  ])('finds no column names in a first row with %s', async (_, text) => {
    const { facts, rows } = await readWhole(text, 'a.csv');

    expect(facts.isHeaded).toBe(false);
    expect([rows.length, Object.keys(rows[0] ?? {})[0]]).toEqual([text.split('\n').length - 1, 'column 1']);
  });

  it.each([
    ['column numbers after an empty name', ',0,1\na,x,y\n'],
    ['names that are repeated in a later row', 'what was said,label\na,x\nwhat was said,label\nb,y\n'],
    ['a long question', `id,${'How satisfied are you with it '.repeat(5)}?\n1,very\n`],
  ])('finds column names in a first row with %s', async (_, text) => {
    expect((await readWhole(text, 'a.csv')).facts.isHeaded).toBe(true);
  });

  it('follows the choice of the user whether the first row has column names', async () => {
    expect((await readWhole('1,2\n3,4\n', 'a.csv', { isHeaded: true })).rows).toEqual([{ 1: '3', 2: '4' }]);
    expect((await readWhole('a,b\n3,4\n', 'a.csv', { isHeaded: false })).rows).toHaveLength(2);
  });

  it('takes the delimiter from a sep= line at the beginning of a CSV file', async () => {
    expect((await readWhole('sep=;\r\na;b\r\n1,5;2\r\n')).rows).toEqual([{ a: '1,5', b: '2' }]);
  });

  it.each([
    ['a\tb\nfirst text\tx, y\n', 'csv'],
    ['id,text\n1,"one, two"\n', 'csv'],
    ['Well, then\nIt is so, and not otherwise, I think\n', 'text'],
    ['Dear Ana\nhow are you\n', 'text'],
  ])('reads a .txt file as a table only if its lines look like one: %j', async (text, format) => {
    expect((await readWhole(text, 'a.txt')).facts.format).toBe(format);
  });

  it('uses the encoding that the user has chosen', async () => {
    const { rows } = await readWhole(Buffer.from('a,b\n\x80,1\n', 'latin1'), 'a.csv', { encoding: 'windows-1252' });

    expect(rows).toEqual([{ a: '€', b: '1' }]);
  });

  it('reads very long lines as JSON Lines if the file name ends in .jsonl.gz', async () => {
    const line = JSON.stringify({ image: `data:image/png;base64,${'A'.repeat(100_000)}` });
    const { facts, rows } = await readWhole(`${line}\n${line}\n`, 'pictures.jsonl.gz');

    expect([facts.format, rows.length]).toEqual(['jsonl', 2]);
  });

  it('reads a file as JSON Lines even if its first line is invalid', async () => {
    const { facts, rows, unread } = await readWhole('{"text": oops\n{"text": "b"}\r\n{"text": "c"}\n', 'a.jsonl');

    expect([facts.format, rows.length]).toEqual(['jsonl', 2]);
    expect(unread).toEqual([{ line: 1, reason: 'brokenJson' }]);
  });

  it('reads a JSON document in a file with the extension .jsonl', async () => {
    const { facts, rows } = await readWhole(
      '{\n  "rows": [\n    {"text": "a"},\n    {"text": "b"}\n  ]\n}\n',
      'a.jsonl',
    );

    expect([facts.format, rows.length]).toEqual(['json', 2]);
  });

  it.each([
    [',', 'a,b;c\n1,2;3\n4,5\n'],
    [';', 'a;b\n1,5;2\n2,5;3\n'],
    ['\t', 'a\tb, or c\n1\tx, y\n'],
    ['|', 'a|b\n1|2\n'],
  ])('detects the delimiter %j', async (delimiter, text) => {
    expect((await readWhole(text)).facts).toMatchObject({ format: 'csv', delimiter });
  });

  it('reads CSV rows that fit the header, and reports uneven rows and broken quotes', async () => {
    const { rows, unread } = await readWhole('a,b\n1\n2,3\n4,5,\n6,7,8\n\n"9"x,1\n10,11\n');

    expect(rows).toEqual([
      { a: '1', b: null },
      { a: '2', b: '3' },
      { a: '4', b: '5' },
      { a: '10', b: '11' },
    ]);
    expect(unread).toEqual([
      { line: 5, reason: 'unevenRow' },
      { line: 7, reason: 'brokenQuote' },
    ]);
  });

  it('keeps all columns when names are missing, duplicate or __proto__', async () => {
    const { rows } = await readWhole('a,a,,__proto__,a 2\n1,2,3,4,5\n');

    expect(rows.map((each) => Object.entries(each))).toEqual([
      [
        ['a', '1'],
        ['a 2', '2'],
        ['column 3', '3'],
        ['__proto__', '4'],
        ['a 2 2', '5'],
      ],
    ]);
  });

  it('reads a CSV file with two hundred columns', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `c${index}`);
    const { rows } = await readWhole(`${names.join(',')}\n${names.map((_, index) => index).join(',')}\n`);

    expect(Object.keys(rows[0] ?? {})).toEqual(names);
  });

  it('reads a whole cell of ten megabytes', async () => {
    const long = 'x'.repeat(10_000_000);
    const { rows } = await readWhole(`a,b\n"${long}",1\n2,3\n`);

    expect([String(rows[0]?.a).length, rows[1]]).toEqual([10_000_000, { a: '2', b: '3' }]);
  });

  it('rejects only the row of a cell that is too large', async () => {
    const { rows, unread } = await readWhole(`a,b\n${'x'.repeat(17_000_000)},1\n2,3\n`);

    expect([rows, unread]).toEqual([[{ a: '2', b: '3' }], [{ line: 2, reason: 'tooLarge' }]]);
  });

  it('loses only one line to an unclosed quote in a large file', async () => {
    const rows = Array.from({ length: 400_000 }, (_, index) => `${index},${'x'.repeat(50)}`);
    const { rows: read, unread } = await readWhole(`a,b\n"1,2\n${rows.join('\n')}\n`);

    expect([read.length, unread]).toEqual([400_000, [{ line: 2, reason: 'brokenQuote' }]]);
  });

  it('keeps every digit of large integers in JSON, and leaves dates and nested values unchanged', async () => {
    const json =
      '{"id":12345678901234567890,"text":"9007199254740993 \\" 12345678901234567","when":"2026-01-31","in":{"a":[1,9007199254740992]}}';
    const { rows } = await readWhole(json);

    expect(rows).toEqual([
      {
        id: '12345678901234567890',
        text: '9007199254740993 " 12345678901234567',
        when: '2026-01-31',
        in: { a: [1, 9007199254740992] },
      },
    ]);
  });

  it('reads the objects of a JSON Lines file, and reports all other lines', async () => {
    const { facts, rows, unread } = await readWhole('{"a":1}\r\n\n{"a":\n[1]\n"x"\n{"a":2}');

    expect(facts.format).toBe('jsonl');
    expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
    expect(unread).toEqual([
      { line: 3, reason: 'brokenJson' },
      { line: 4, reason: 'noObject' },
      { line: 5, reason: 'noObject' },
    ]);
  });

  it.each([
    ['an array', '[{"a":1},\n {"a":"], ["}, 5 ,{"a":[{}]}]'],
    [
      'an array in an object',
      '{"version":"1 [","meta":{"x":[1]},"data":[{"a":1},{"a":"], ["},5,{"a":[{}]}],"more":[1]}',
    ],
  ])('reads the objects in JSON that is %s, and reports other items', async (_, text) => {
    const { facts, rows, unread } = await readWhole(text, 'wrong.csv');

    expect(facts.format).toBe('json');
    expect(rows).toEqual([{ a: 1 }, { a: '], [' }, { a: [{}] }]);
    expect(unread).toEqual([{ line: 3, reason: 'noObject' }]);
  });

  it('reads the complete objects of truncated JSON', async () => {
    const { rows, unread } = await readWhole('[{"a":1},{"a":2},{"a"');

    expect([rows, unread]).toEqual([[{ a: 1 }, { a: 2 }], [{ line: 3, reason: 'brokenJson' }]]);
  });

  it('reads one JSON object over several lines as one row', async () => {
    expect((await readWhole('{\n  "a": 1,\n  "b": {"c": 2}\n}\n')).rows).toEqual([{ a: 1, b: { c: 2 } }]);
  });

  it('reads NaN and Infinity in JSON as null', async () => {
    const { rows, unread } = await readWhole(
      '[{"a":NaN,"b":"NaN, \\" -Infinity"},{"a":-Infinity,"b":Infinity},{"a":1.5}]',
    );

    expect([rows, unread]).toEqual([[{ a: null, b: 'NaN, " -Infinity' }, { a: null, b: null }, { a: 1.5 }], []]);
  });

  it('reads JSON with a text of several megabytes and a large integer', async () => {
    const long = 'x1234567890123456 \\n'.repeat(400_000);
    const { rows, unread } = await readWhole(`{"a":"${long}","b":12345678901234567890}\n{"a":1}\n`, 'a.jsonl');

    expect([String(rows[0]?.a).length, rows[0]?.b, unread]).toEqual([19 * 400_000, '12345678901234567890', []]);
  });

  it.each([
    ['an array of strings', '["one","two"]', [{ text: 'one' }, { text: 'two' }]],
    [
      'an array for each column',
      '{"a":["x","y"],"b":[1,2]}',
      [
        { a: 'x', b: 1 },
        { a: 'y', b: 2 },
      ],
    ],
    [
      'columns keyed by row number',
      '{"a":{"0":"x","2":"y"},"b":{"0":1,"2":null}}',
      [
        { a: 'x', b: 1 },
        { a: 'y', b: null },
      ],
    ],
    ['objects keyed by number', '{"0":{"a":"x"},"7":{"a":"y"}}', [{ a: 'x' }, { a: 'y' }]],
    [
      'objects next to an array of labels',
      '{"labels":["x","y"],"of":{"n":[1]},"rows":[{"a":"x"},{"a":"y"}]}',
      [{ a: 'x' }, { a: 'y' }],
    ],
    [
      'objects over several lines',
      '{"labels": [ "x" ],\n "rows": [\n  {"a": "x"},\n {"a": "y"} ]}',
      [{ a: 'x' }, { a: 'y' }],
    ],
  ])('reads rows from JSON with %s', async (_, text, rows) => {
    expect(await readWhole(text, 'a.json')).toMatchObject({ facts: { format: 'json' }, rows, unread: [] });
  });

  it.each([
    ['JSON objects on lines that end in CR, LF or both', '{"text":"a"}\r{"text":"b"}\r\r\n{"text":"c"}', 'a.jsonl'],
    ['JSON objects on lines with commas between them', '{"text":"a"},\n{"text":"b"},\n{"text":"c"}', 'a.jsonl'],
    ['text lines that end in CR', 'a\rb\r\nc\r', 'a.txt'],
  ])('reads each of the %s', async (_, text, name) => {
    expect(await readWhole(text, name)).toMatchObject({
      rows: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
      unread: [],
    });
  });

  it('reads plain lines as one column of texts', async () => {
    const { facts, rows } = await readWhole('First one, and more\r\n\r\nSecond 😀', 'notes.txt');

    expect(facts.format).toBe('text');
    expect(rows).toEqual([{ text: 'First one, and more' }, { text: 'Second 😀' }]);
  });

  it('uses the format that the user has chosen', async () => {
    const { rows } = await readWhole('First one, and more\nSecond, too', 'notes.csv', { format: 'text' });

    expect(rows).toEqual([{ text: 'First one, and more' }, { text: 'Second, too' }]);
  });

  it('reads the CSV file in a gzip file', async () => {
    const { facts, rows } = await readWhole(zipped(table), 'a.csv.gz');

    expect(facts).toMatchObject({ format: 'csv', isZipped: true });
    expect(rows).toEqual([row]);
  });

  it.each([true, false])('reads only the data file in a zip (deflated: %s)', async (isDeflated) => {
    const files = { 'in/a.jsonl': '{"a":1}\n', '__MACOSX/in/._a.jsonl': 'x', '.hidden.csv': 'x', 'read.me': 'x' };
    const { facts, rows } = await readWhole(zipOf(files, isDeflated), 'all.zip');

    expect(facts).toMatchObject({ format: 'jsonl', isZipped: true });
    expect(rows).toEqual([{ a: 1 }]);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a file of white space', ' \r\n \n', 'empty'],
    ['binary data', new Uint8Array([1, 2, 0, 3, 7, 9, 4, 4, 4]), 'unknownFormat'],
    ['a zip with several data files', zipOf({ 'a.csv': 'a\n1\n', 'b.csv': 'a\n1\n' }), 'manyFiles'],
    ['a zip without a data file', zipOf({ 'word/document.xml': '<a/>' }), 'unknownFormat'],
    ['a truncated zip', zipOf({ 'a.csv': table }).subarray(0, 60), 'damaged'],
    ['a zip that inflates to 40 MB on one line', zipOf({ 'a.csv': '0'.repeat(40_000_000) }), 'tooLarge'],
    ['a truncated gzip file', zipped('a,b\n1,2\n'.repeat(100_000)).subarray(0, 900), 'damaged'],
    ['a JSON line of 65 MB', `{"a":"${'x'.repeat(65_000_000)}`, 'tooLarge'],
    ['a gzip file that inflates to 40 MB on one line', zipped('0'.repeat(40_000_000)), 'tooLarge'],
  ])('rejects %s with a reason', async (_, content, reason) => {
    await expect(readWhole(content)).rejects.toMatchObject({ name: 'Unreadable', reason });
  });
});
