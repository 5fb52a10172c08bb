import { describe, expect, it } from 'vitest';
import { answer, aRecord, textOf } from '../../support/formats/a-file.ts';
import { utf16, zipped } from '../../support/formats/reading.ts';
import { aFile, aReader, read } from './support/a-reader.ts';

const looked = async (content: string | Uint8Array, name?: string, given = {}) =>
  read(await aReader().reader.inspect(aFile(content, name), given));

const rows = [
  { id: '1', text: 'Ana' },
  { id: '2', text: 'Bo' },
];

describe('the preview of a file', () => {
  it.each([
    ['a.csv', 'csv', 'id,text\n1,Ana\n2,Bo\n'],
    ['a.tsv', 'csv', 'id\ttext\n1\tAna\n2\tBo\n'],
    ['a.json', 'json', JSON.stringify({ rows })],
    ['a.jsonl', 'jsonl', rows.map((row) => JSON.stringify(row)).join('\n')],
    ['a.csv.gz', 'csv', zipped('id,text\n1,Ana\n2,Bo\n')],
  ])('shows the rows of %s', async (name, format, content) => {
    const { facts, inferred, rows: shown } = await looked(content, name);

    expect(facts.format).toBe(format);
    expect(shown).toEqual(rows);
    expect(inferred.fields).toEqual([{ name: 'text', type: 'text' }]);
  });

  it('shows each line of a text file as a row', async () => {
    expect((await looked('Ana, first\nBo\n', 'a.txt')).rows).toEqual([{ text: 'Ana, first' }, { text: 'Bo' }]);
  });

  it('truncates long example texts, but keeps images and JSON whole', async () => {
    const [long, picture, list] = [
      'x'.repeat(1_000_000),
      `data:image/png;base64,${'A'.repeat(50_000)}`,
      `[${'1,'.repeat(50_000)}1]`,
    ];
    const content = JSON.stringify([{ long, picture, list, in: { side: [long] } }]);
    const [row] = (await looked(content, 'a.json')).rows;

    expect(row).toMatchObject({
      long: `${'x'.repeat(5_000)}…`,
      in: { side: [`${'x'.repeat(5_000)}…`] },
      picture,
      list,
    });
  });

  it('shows the rows of a pasted text', async () => {
    const { reader } = aReader();

    expect(read(await reader.inspect(reader.fileFromText('id;text\n1;Ana\n2;Bo'), {}))).toMatchObject({
      facts: { format: 'csv', delimiter: ';' },
      rows,
    });
  });

  it('shows a table without a valid row as lines, so that the user can choose the format', async () => {
    const content = "id,text\n1,'a, b'\n2,'c, d'\n";

    expect(await looked(content, 'a.csv')).toMatchObject({
      facts: { format: 'text' },
      rows: [{ text: 'id,text' }, {}, {}],
    });
    expect(await aReader().reader.inspect(aFile(content, 'a.csv'), { format: 'csv' })).toBe('damaged');
  });

  it('uses the delimiter, format and encoding that the user has chosen', async () => {
    const content = 'a,b;c\nÄ,1;2\n';

    expect((await looked(content, 'a.csv', { delimiter: ';' })).rows).toEqual([{ 'a,b': 'Ä,1', c: '2' }]);
    expect((await looked(content, 'a.csv', { format: 'text' })).rows).toHaveLength(2);
    expect((await looked(content, 'a.csv', { encoding: 'windows-1252', delimiter: ',' })).rows[0]).toHaveProperty(
      'a',
      'Ã„',
    );
    expect((await looked(utf16(content, true))).facts.encoding).toBe('utf-16be');
  });

  it('shows the export of another tool as records', async () => {
    const task = {
      id: 7,
      data: { text: 'Ana' },
      annotations: [{ completed_by: 1, result: [{ from_name: 'label', value: { choices: ['good'] } }] }],
    };
    const { inferred, rows: shown } = await looked(JSON.stringify([task, task]), 'export.json');

    expect(inferred).toMatchObject({ isOfRecords: true, fields: [{ name: 'text' }], questions: [{ name: 'label' }] });
    expect(shown[0]).toMatchObject({ id: '7', fields: { text: 'Ana' }, responses: [{ values: { label: ['good'] } }] });
  });

  it('shows the records of a Postil export', async () => {
    const records = [aRecord({ responses: [answer('ana', { label: 'good' })] })];
    const { inferred, rows: shown } = await looked(textOf(records, { order: { format: 'jsonl' } }), 'ours.jsonl');

    expect(inferred.isOfRecords).toBe(true);
    expect(shown[0]).toMatchObject({ id: 'r-1', fields: { text: 'Ana met Bo 😀' } });
  });

  it('shows a hundred rows, and infers the dataset from a thousand', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `${index < 500 ? 'good' : 'bad'},Text ${index}`);
    lines[1500] = 'awful,Text';
    const { inferred, rows: shown } = await looked(`label,text\n${lines.join('\n')}`);

    expect(shown).toHaveLength(100);
    expect(inferred.questions).toMatchObject([{ settings: { options: [{ value: 'bad' }, { value: 'good' }] } }]);
  });

  it.each([
    ['lines', 'text\n', 'a line of some length\n', 'a.csv'],
    ['long lines', '', `{"text":"${'long '.repeat(100_000)}"}\n`, 'a.jsonl'],
  ])('reads only the beginning of a file with many %s', async (_, header, line, name) => {
    const file = aFile(header + line.repeat(Math.ceil(10_000_000 / line.length)), name);
    let most = 0;
    const slice = file.slice.bind(file);
    file.slice = (start = 0, end = 0, ...more) => {
      most = Math.max(most, end);
      return slice(start, end, ...more);
    };

    read(await aReader().reader.inspect(file, {}));

    expect(most).toBeLessThan(1_400_000);
  });
});

describe('an unreadable file', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n \n'],
    ['empty', 'id,text\n'],
    ['damaged', '{"a": 1\n{"a": 2\n'],
    ['damaged', zipped('id,text\n1,Ana\n').subarray(0, 20)],
    ['damaged', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 0])],
    ['unknownFormat', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0, 0, 0, 0])],
  ])('is reported as %s', async (reason, content) => {
    const { reader, workers } = aReader();

    expect(await reader.inspect(aFile(content, 'a.bin'), {})).toBe(reason);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('is reported as broken off if it was moved', async () => {
    const file = aFile('id,text\n1,Ana\n');
    file.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) as unknown as Blob;

    expect(await aReader().reader.inspect(file, {})).toBe('brokenOff');
  });
});

describe('a reading worker', () => {
  it.each([['error'], ['messageerror']])(
    'is ended on the event %s, and its reading is reported as broken off',
    async (event) => {
      const { reader, workers } = aReader();
      const looking = reader.inspect(aFile('id,text\n1,Ana\n'), {});
      workers[0]?.dispatchEvent(new Event(event));

      expect(await looking).toBe('brokenOff');
      expect(workers[0]?.isEnded).toBe(true);
    },
  );

  it('is ended if it throws, and its reading is reported as broken off', async () => {
    const { reader, workers } = aReader();
    const file = aFile('id,text\n1,Ana\n');
    file.slice = () => {
      throw new TypeError('a bug');
    };

    expect(await reader.inspect(file, {})).toBe('brokenOff');
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('serves only one reading', async () => {
    const { reader, workers } = aReader();
    await reader.inspect(aFile('id,text\n1,Ana\n'), {});
    await reader.inspect(aFile('id,text\n1,Ana\n'), {});

    expect(workers.map(({ requests, isEnded }) => [requests, isEnded])).toEqual([
      [1, true],
      [1, true],
    ]);
  });
});
