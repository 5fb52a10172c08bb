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
  it('come back as they were put, in the order in which they were given', async () => {
    const answers = create();
    const all = ['2', '1', '3'].map((id) => anUnsent(id));

    for (const each of all) expect(await answers.put(each)).toBe(true);

    expect((await answers.of('ann')).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(await answers.of('ann')).toContainEqual(anUnsent('2'));
  });

  it('belong to one person each', async () => {
    const answers = create();
    await answers.put(anUnsent('1', 'ann'));
    await answers.put(anUnsent('2', 'bob'));

    expect((await answers.of('bob')).map(({ id }) => id)).toEqual(['2']);
  });

  it('are read but for those that are known', async () => {
    const answers = create();
    await answers.put(...['1', '2', '3'].map((id) => anUnsent(id)), anUnsent('4', 'bob'));

    expect(await answers.of('ann', new Set(['1', '3']))).toEqual([anUnsent('2')]);
  });

  it('are replaced by what has the same id', async () => {
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

  it('are gone once removed, and nothing happens to those that are not there', async () => {
    const answers = create();
    await answers.put(anUnsent('1'));

    await answers.remove('1');
    await answers.remove('nobody');

    expect(await answers.of('ann')).toEqual([]);
  });
});

describe('unsent answers put at once', () => {
  it('are all kept, and go at once', async () => {
    const answers = open();

    expect(await answers.put(anUnsent('1'), anUnsent('2'), anUnsent('3'))).toBe(true);
    await answers.remove('1', '3');

    expect((await answers.of('ann')).map(({ id }) => id)).toEqual(['2']);
  });

  it('are committed in one go', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');

    await open().put(anUnsent('1'), anUnsent('2'));

    expect(commit).toHaveBeenCalledOnce();
  });
});

describe('unsent answers', () => {
  it('outlive the page', async () => {
    await open().put(anUnsent('1'));

    expect(await open().of('ann')).toEqual([anUnsent('1')]);
  });

  it('are safe without another word from the page, which may be gone by then', async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');

    await open().put(anUnsent('1'));

    expect(commit).toHaveBeenCalledOnce();
  });

  it('are said not to be kept where storage is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const answers = open();

    expect(await answers.put(anUnsent('1'))).toBe(false);
    expect(await answers.of('ann')).toEqual([]);
    await answers.remove('1');
  });

  it('are kept again once storage is no longer denied', async () => {
    const denial = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const answers = open();
    await answers.put(anUnsent('1'));
    denial.mockRestore();

    expect(await answers.put(anUnsent('2'))).toBe(true);
  });

  it('with the reason that an earlier version stored as bare words keep it', async () => {
    await open().put(anUnsent('1', 'ann', { refusal: 'no' as never }));

    expect(await open().of('ann')).toMatchObject([{ refusal: { text: 'no' } }]);
  });

  it('are not counted where storage is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(await open().count()).toBe(0);
  });

  it('do not keep a newer version from upgrading the storage', async () => {
    const answers = open();
    await answers.put(anUnsent('1'));

    const upgraded = await openDB('postil', 1000);
    const kept = await upgraded.getAll('unsent');
    upgraded.close();

    expect(kept).toEqual([anUnsent('1')]);
  });
});
