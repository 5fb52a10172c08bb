import { describe, expect, it } from 'vitest';
import type { ReadProgress } from '#application/ports/creation/row-reader.ts';
import { throttle } from '#infrastructure/files/worker/file-worker.ts';
import { zipped } from '../../support/formats/reading.ts';
import { aFile, aReader, csv, jsonl, read } from './support/a-reader.ts';

const nobody = () => {};
const scanned = async (content: string | Uint8Array, facts = csv) =>
  read(await aReader().reader.scan(aFile(content), facts, nobody).done);

describe('a scan of a file', () => {
  it('finds a label that occurs only in the last row', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `${index % 2 ? 'good' : 'bad'},Text ${index}`);
    const { inferred, rows } = await scanned(`label,text\n${lines.join('\n')}\nawful,The last\n`);

    expect(rows).toBe(20_001);
    expect(inferred.questions).toMatchObject([
      { name: 'label', settings: { options: [{ value: 'bad' }, { value: 'good' }, { value: 'awful' }] } },
    ]);
  });

  it('reports the lines that could not be read', async () => {
    const { rows, unread, unreadCount } = await scanned('a,b\n1,2\n3,4,5\n"6"7,8\n9,10\n');

    expect([rows, unreadCount]).toEqual([2, 2]);
    expect(unread).toEqual([
      { line: 3, reason: 'unevenRow' },
      { line: 4, reason: 'brokenQuote' },
    ]);
  });

  it('counts all unreadable rows, and lists the first 10,000', async () => {
    const { unread, unreadCount } = await scanned(`${'no\n'.repeat(12_000)}{"a": 1}\n`, jsonl);

    expect([unread.length, unreadCount]).toEqual([10_000, 12_000]);
  });

  it('reports its progress in rows and bytes', async () => {
    const progress: ReadProgress[] = [];
    const content = `text\n${'a line of text\n'.repeat(50_000)}`;
    await aReader().reader.scan(aFile(content), csv, (each) => progress.push(each)).done;

    expect(progress[0]).toMatchObject({ unread: 0, bytesRead: 262_144 });
    expect(progress[0]?.rows).toBeGreaterThan(17_000);
  });

  it('never reports more bytes read than the size of a gzip file', async () => {
    const content = zipped(`text\n${'a line of text\n'.repeat(50_000)}`);
    const progress: ReadProgress[] = [];
    const { rows } = read(
      await aReader().reader.scan(aFile(content), { ...csv, isZipped: true }, (each) => progress.push(each)).done,
    );

    expect(rows).toBe(50_000);
    expect(progress[0]?.bytesRead).toBeLessThanOrEqual(content.length);
  });

  it('reports a truncated gzip file as damaged, and ends its worker', async () => {
    const damaged = zipped(`text\n${'a line\n'.repeat(1000)}`).subarray(0, 40);
    const { reader, workers } = aReader();

    expect(await reader.scan(aFile(damaged), { ...csv, isZipped: true }, nobody).done).toBe('damaged');
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('ends its worker when it is cancelled, and reports nothing afterwards', async () => {
    const { reader, workers } = aReader();
    const said: unknown[] = [];
    const { done, cancel } = reader.scan(aFile('a\n1\n'), csv, (progress) => said.push(progress));
    void done.then((outcome) => said.push(outcome));
    cancel();
    workers[0]?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(workers[0]?.isEnded).toBe(true);
    expect(said).toEqual([]);
  });
});

describe('throttled progress', () => {
  it('is sent at once, and then five times a second', () => {
    const progress: number[] = [];
    let time = 0;
    const tell = throttle(
      (each: number) => progress.push(each),
      () => time,
    );
    for (time = 0; time <= 1000; time += 10) tell(time);

    expect(progress).toEqual([0, 200, 400, 600, 800, 1000]);
  });
});
