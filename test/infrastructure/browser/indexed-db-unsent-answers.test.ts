import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/storage/indexed-db-unsent-answers.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { FakeUnsentAnswers } from '../../support/browser/fake-unsent-answers.ts';
import { aSave } from '../../support/changes.ts';

const open = () => new IndexedDbUnsentAnswers(new PostilDatabase());

const anUnsent = (id: string, userId = 'ann', change: Partial<Unsent> = {}): Unsent => ({
  id,
  userId,
  datasetId: 'd1',
  change: aSave(`record of ${id}`),
  queuedAt: 1,
  refusal: undefined,
  ...change,
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB('postil');
});

describe.each([
  ['IndexedDB', open],
  ['fake', () => new FakeUnsentAnswers()],
])('unsent answers (%s)', (_, create) => {
  it('are read back unchanged, sorted by id', async () => {
    const answers = create();
    const all = ['2', '1', '3'].map((id) => anUnsent(id));

    for (const each of all) expect(await answers.put(each)).toBe(true);

    expect((await answers.of('ann')).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(await answers.of('ann')).toContainEqual(anUnsent('2'));
  });

  it('are listed only for their user', async () => {
    const answers = create();
    await answers.put(anUnsent('1', 'ann'));
    await answers.put(anUnsent('2', 'bob'));

    expect((await answers.of('bob')).map(({ id }) => id)).toEqual(['2']);
  });

  it('are read without the ids that the caller knows already', async () => {
    const answers = create();
    await answers.put(...['1', '2', '3'].map((id) => anUnsent(id)), anUnsent('4', 'bob'));

    expect(await answers.of('ann', new Set(['1', '3']))).toEqual([anUnsent('2')]);
  });

  it('are replaced by an answer with the same id', async () => {
    const answers = create();
    await answers.put(anUnsent('1'));
    await answers.put(anUnsent('1', 'ann', { refusal: { text: 'no' } }));

    expect(await answers.of('ann')).toMatchObject([{ id: '1', refusal: { text: 'no' } }]);
  });

  it('are counted for all users together', async () => {
    const answers = create();
    expect(await answers.count()).toBe(0);

    await answers.put(anUnsent('1', 'ann'), anUnsent('2', 'bob'));

    expect(await answers.count()).toBe(2);
  });

  it('are removed by id, and an unknown id is ignored', async () => {
    const answers = create();
    await answers.put(anUnsent('1'));

    await answers.remove('1');
    await answers.remove('nobody');

    expect(await answers.of('ann')).toEqual([]);
  });
});

describe('unsent answers stored together', () => {
  it('are all stored, and several are removed in one call', async () => {
    const answers = open();

    expect(await answers.put(anUnsent('1'), anUnsent('2'), anUnsent('3'))).toBe(true);
    await answers.remove('1', '3');

    expect((await answers.of('ann')).map(({ id }) => id)).toEqual(['2']);
  });

  it('are committed in one transaction', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');

    await open().put(anUnsent('1'), anUnsent('2'));

    expect(commit).toHaveBeenCalledOnce();
  });
});

describe('unsent answers in IndexedDB', () => {
  it('are read back after a reload', async () => {
    await open().put(anUnsent('1'));

    expect(await open().of('ann')).toEqual([anUnsent('1')]);
  });

  it('are stored with an explicit commit of the IndexedDB transaction', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');

    await open().put(anUnsent('1'));

    expect(commit).toHaveBeenCalledOnce();
  });

  it('are reported as not stored when IndexedDB is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const answers = open();

    expect(await answers.put(anUnsent('1'))).toBe(false);
    expect(await answers.of('ann')).toEqual([]);
    await answers.remove('1');
  });

  it('are stored again once IndexedDB is no longer denied', async () => {
    const denial = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const answers = open();
    await answers.put(anUnsent('1'));
    denial.mockRestore();

    expect(await answers.put(anUnsent('2'))).toBe(true);
  });

  it('keep a refusal that an earlier version stored as plain text', async () => {
    await open().put(anUnsent('1', 'ann', { refusal: 'no' as never }));

    expect(await open().of('ann')).toMatchObject([{ refusal: { text: 'no' } }]);
  });

  it('are counted as none when IndexedDB is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(await open().count()).toBe(0);
  });

  it('do not block a newer version from upgrading the database', async () => {
    const answers = open();
    await answers.put(anUnsent('1'));

    const upgraded = await openDB('postil', 1000);
    const kept = await upgraded.getAll('unsent');
    upgraded.close();

    expect(kept).toEqual([anUnsent('1')]);
  });
});
