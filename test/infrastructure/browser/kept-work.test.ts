import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredDraft } from '#application/ports/annotation/stored-drafts.ts';
import type { StoredStep } from '#application/ports/annotation/stored-steps.ts';
import { IndexedDbStoredDrafts } from '#infrastructure/browser/storage/indexed-db-stored-drafts.ts';
import { IndexedDbStoredSteps } from '#infrastructure/browser/storage/indexed-db-stored-steps.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/storage/indexed-db-unsent-answers.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { FakeStoredDrafts } from '../../support/browser/fake-stored-drafts.ts';
import { FakeStoredSteps } from '../../support/browser/fake-stored-steps.ts';

const aStep = (id: string, place: Partial<StoredStep> = {}): StoredStep => ({
  id,
  userId: 'ann',
  datasetId: 'd1',
  step: { kind: 'submit', changes: [] },
  isUndone: false,
  ...place,
});

const aDraft = (recordId: string, place: Partial<StoredDraft> = {}): StoredDraft => ({
  userId: 'ann',
  datasetId: 'd1',
  recordId,
  draft: { why: { type: 'text', text: 'rain' } },
  writtenAt: 1,
  ...place,
});

afterEach(() => deleteDB('postil'));

describe.each([
  ['IndexedDB', () => new IndexedDbStoredSteps(new PostilDatabase())],
  ['fake', () => new FakeStoredSteps()],
])('stored steps (%s)', (_, open) => {
  it('are listed by user and dataset, sorted by id', async () => {
    const steps = open();
    for (const id of ['2', '1']) await steps.put(aStep(id));
    await steps.put(aStep('3', { userId: 'bob' }));
    await steps.put(aStep('4', { datasetId: 'd2' }));

    expect(await steps.of('ann', 'd1')).toEqual([aStep('1'), aStep('2')]);
  });

  it('are replaced by a step with the same id, and removed by id', async () => {
    const steps = open();
    for (const id of ['1', '2', '3']) await steps.put(aStep(id));

    await steps.put(aStep('2', { isUndone: true }));
    await steps.remove(['1', '3', 'nobody']);

    expect(await steps.of('ann', 'd1')).toEqual([aStep('2', { isUndone: true })]);
  });
});

describe.each([
  ['IndexedDB', () => new IndexedDbStoredDrafts(new PostilDatabase())],
  ['fake', () => new FakeStoredDrafts()],
])('stored drafts (%s)', (_, open) => {
  it('are listed by user and dataset, oldest first', async () => {
    const drafts = open();
    await drafts.put(aDraft('r1', { writtenAt: 2 }));
    await drafts.put(aDraft('r2', { writtenAt: 1 }));
    await drafts.put(aDraft('r3', { userId: 'bob' }));
    await drafts.put(aDraft('r4', { datasetId: 'd2' }));

    expect((await drafts.of('ann', 'd1')).map(({ recordId }) => recordId)).toEqual(['r2', 'r1']);
  });

  it('are one per record, and are removed by record', async () => {
    const drafts = open();
    await drafts.put(aDraft('r1'));
    await drafts.put(aDraft('r1', { writtenAt: 5 }));
    expect(await drafts.of('ann', 'd1')).toEqual([aDraft('r1', { writtenAt: 5 })]);

    await drafts.remove('ann', 'r1');

    expect(await drafts.of('ann', 'd1')).toEqual([]);
  });
});

describe('an IndexedDB database of version 1', () => {
  it('keeps its unsent answers when it is upgraded, and stores steps', async () => {
    const old = await openDB('postil', 1, {
      upgrade(database) {
        database.createObjectStore('unsent', { keyPath: 'id' }).createIndex('user', 'userId');
        database.createObjectStore('leases', { keyPath: 'name' });
      },
    });
    await old.put('unsent', { id: '1', userId: 'ann' });
    old.close();
    const database = new PostilDatabase();

    await new IndexedDbStoredSteps(database).put(aStep('1'));

    expect(await new IndexedDbUnsentAnswers(database).of('ann')).toMatchObject([{ id: '1' }]);
    expect(await new IndexedDbStoredSteps(database).of('ann', 'd1')).toHaveLength(1);
  });
});
