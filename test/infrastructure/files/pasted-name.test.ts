import { describe, expect, it } from 'vitest';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { isPastedName, pastedName } from '#domain/creation/source/pasted-name.ts';
import { all, aReader, ids, mappingOf, read, recordsIn } from './support/a-reader.ts';

const { reader } = aReader();
const pasted = (text: string) => reader.fileFromText(text) as File;

/** External ids of the records of a pasted text. */
async function namesOf(text: string) {
  const file = pasted(text);
  const batches = reader.batches({ file, ...(await mappingOf(file)), ids, skip: 0 });
  return recordsIn(await all(batches)).map((record) => (record as { external_id: string }).external_id);
}

describe('a pasted text', () => {
  it('has other record IDs than a different text', async () => {
    const [one, other] = [await namesOf('Ana\nBo\n'), await namesOf('Ana\nCy\n')];

    expect(new Set([...one, ...other]).size).toBe(4);
  });

  it('has the same record IDs when it is pasted again', async () => {
    expect(await namesOf('Ana\nBo\n')).toEqual(await namesOf('Ana\nBo\n'));
  });

  it.each(['', 'a', 'text\nAna\n', '😀', 'x'.repeat(100_000)])(
    'gets the file name pasted with a suffix of eight characters',
    (text) => {
      expect(pasted(text).name).toMatch(/^pasted[.][0-9a-z]{8}$/);
      expect(isPastedName(pasted(text).name)).toBe(true);
    },
  );

  it('becomes a dataset named pasted, without the suffix', async () => {
    const { inferred } = read(await reader.inspect(pasted('text\nAna\n'), {}));

    expect(fileSource(pasted('text\nAna\n').name, inferred).name).toBe('pasted');
  });

  it('gets a different name than 100,000 other texts', () => {
    const texts = Array.from({ length: 100_000 }, (_, index) => `text\n${index}\n`);
    const swapped = ['ab', 'ba', 'a\0', '\0a', 'a', 'a ', ' a', 'ä', 'Ā', 'a\n', 'a\r\n'];

    expect(new Set([...texts, ...swapped].map(pastedName)).size).toBe(texts.length + swapped.length);
  });
});
