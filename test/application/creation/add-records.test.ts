import { describe, expect, it } from 'vitest';
import { AddRecords } from '#application/creation/add-records.ts';
import { FindIds } from '#application/creation/find-ids.ts';
import type { RowReader } from '#application/ports/creation/row-reader.ts';
import type { UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { FakeQuestionRepository } from '../../support/repositories/fake-question-repository.ts';
import { anUploader } from './support/an-uploader.ts';

const findIds = new FindIds(new FakeQuestionRepository([]), { of: async () => [], known: async () => [] });

describe('adding records', () => {
  const dataset = { id: 'd1', name: 'reviews', workspaceId: 'w1' } as Dataset;
  const added = { file: { name: 'a.csv', size: 50 }, rows: 5 } as Parameters<AddRecords['start']>[1];

  function adding(names: readonly string[] | UnreadableReason, known: readonly string[] = []) {
    const { uploads, sender } = anUploader(5);
    const reader = { namesIn: () => ({ done: Promise.resolve(names), cancel: () => undefined }) };
    const asked: (readonly string[])[] = [];
    const knows = {
      send: sender.send,
      known: async (_: string, given: readonly string[]) => {
        asked.push(given);
        return new Set(known);
      },
    };
    return { addRecords: new AddRecords(reader as unknown as RowReader, knows, uploads, findIds), asked, uploads };
  }

  it('finds external ids that exist or are repeated', async () => {
    const { addRecords, asked } = adding(['a', 'b', 'a', 'c'], ['c', 'a']);

    expect(await addRecords.findDuplicates(dataset, added, true).done).toEqual({
      total: 4,
      alreadyInDataset: ['a', 'c'],
      repeatedInFile: ['a'],
    });
    expect(asked).toEqual([['a', 'b', 'c']]);
  });

  it('sends no request without external ids, and returns why a file is unreadable', async () => {
    const { addRecords, asked } = adding([]);

    expect(await addRecords.findDuplicates(dataset, added, true).done).toEqual({
      total: 0,
      alreadyInDataset: [],
      repeatedInFile: [],
    });
    expect(await adding('damaged').addRecords.findDuplicates(dataset, added, true).done).toBe('damaged');
    expect(asked).toEqual([]);
  });

  it('starts an upload', async () => {
    const { addRecords, uploads } = adding([]);
    const { id } = await addRecords.start(dataset, added, 'me');

    expect(uploads.all).toEqual([expect.objectContaining({ id, datasetName: 'reviews', fileName: 'a.csv', rows: 5 })]);
  });

  it('finds the id column by the first rows, and sends no request without a candidate', async () => {
    const { addRecords, asked } = adding([], ['b2']);
    const rows = [
      { ref: 'a1', mood: 'good' },
      { ref: 'b2', mood: 'good' },
    ];

    expect(await addRecords.findIdColumn(dataset, rows, ['mood', 'ref'], true)).toBe('ref');
    expect(await addRecords.findIdColumn(dataset, rows, ['mood'], true)).toBeUndefined();
    expect(asked).toEqual([['a1', 'b2']]);
  });
});
