import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PickedFile } from '#application/ports/creation/row-reader.ts';
import type { StoredUpload } from '#application/ports/creation/stored-uploads.ts';
import type { Upload } from '#domain/creation/running/upload.ts';
import { IndexedDbStoredDrafts } from '#infrastructure/browser/storage/indexed-db-stored-drafts.ts';
import { IndexedDbStoredSteps } from '#infrastructure/browser/storage/indexed-db-stored-steps.ts';
import { IndexedDbStoredUploads } from '#infrastructure/browser/storage/indexed-db-stored-uploads.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/storage/indexed-db-unsent-answers.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';

const open = () => new IndexedDbStoredUploads(new PostilDatabase());

const anUpload = (id: string, change: Partial<Upload> = {}): Upload => ({
  id,
  datasetId: 'd1',
  datasetName: 'reviews',
  fileName: 'a.csv',
  state: 'running',
  sent: 0,
  rows: 3,
  bytesRead: 0,
  bytes: 9,
  refused: [],
  refusedCount: 0,
  wrong: {},
  strangers: [],
  ...change,
});

const aFile = (text: string): PickedFile => new File([text], 'a.csv');

const anOrder = (file = aFile('text\na\nb\n')): StoredUpload['order'] => ({
  file,
  facts: { format: 'csv', encoding: 'utf-8', delimiter: ',', isZipped: false },
  mapping: {
    shape: { fields: [{ name: 'text', type: 'text' }], questions: [], metadata: [], vectors: [], allowsMore: true },
    columns: { fields: [{ source: 'text', target: 'text' }], metadata: [], suggestions: [], externalId: undefined },
  },
  ids: { questions: new Map([['label', 'q1']]), users: new Map([['ana', 'u1']]), me: 'u1' },
});

const aKept = (id: string, userId = 'ann', order = anOrder()): StoredUpload => ({
  id,
  userId,
  upload: anUpload(id),
  order,
});

async function lyingIn(store: 'uploads' | 'uploadOrders') {
  const database = await openDB('postil');
  const keys = await database.getAllKeys(store);
  database.close();
  return keys;
}

/** Aborts the transaction a moment later, as a browser with a full disk does. */
function refuseStore(name: string) {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, ...given) {
    if (this.name === name) queueMicrotask(() => this.transaction.abort());
    return put.apply(this, given);
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB('postil');
});

describe('stored uploads', () => {
  it('are read back after a reload, each with its order', async () => {
    const kept = aKept('1');
    expect(await open().begin(kept)).toBe(true);

    const [found] = await open().of('ann');

    expect(found).toEqual({ ...kept, order: { ...kept.order, file: expect.anything() } });
    expect(found?.order.ids.users.get('ana')).toBe('u1');
  });

  it('keep every byte of their file', async () => {
    const content = 'text\n"Ana 😀"\r\n\u0000\n';
    await open().begin(aKept('1', 'ann', anOrder(aFile(content))));

    const [found] = await open().of('ann');

    const file = found?.order.file as unknown as Blob;
    expect(await file.text()).toBe(content);
  });

  it('are listed only for their user', async () => {
    const uploads = open();
    for (const [id, userId] of [
      ['1', 'ann'],
      ['2', 'bob'],
      ['3', 'ann'],
    ] as const)
      await uploads.begin(aKept(id, userId));

    expect((await uploads.of('ann')).map(({ id }) => id)).toEqual(['1', '3']);
    expect((await uploads.of('bob')).map(({ id }) => id)).toEqual(['2']);
    expect(await uploads.of('cy')).toEqual([]);
  });

  it('have the progress that was stored last, without writing their files again', async () => {
    const uploads = open();
    await uploads.begin(aKept('1'));
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const further = anUpload('1', {
      sent: 2,
      state: 'paused',
      refused: [{ row: 1, reason: 'no' }],
      refusedCount: 1,
      wrong: { length: 1 },
      strangers: ['bo'],
    });

    await uploads.update(anUpload('1', { sent: 1 }));
    await uploads.update(further);

    expect(await open().of('ann')).toMatchObject([{ upload: further, order: { file: expect.any(Blob) } }]);
    expect(puts.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(['uploads', 'uploads']);
  });

  it('are removed together with their files', async () => {
    const uploads = open();
    for (const id of ['1', '2']) await uploads.begin(aKept(id));

    await uploads.remove('1');
    await uploads.remove('nobody');

    expect((await uploads.of('ann')).map(({ id }) => id)).toEqual(['2']);
    expect([await lyingIn('uploads'), await lyingIn('uploadOrders')]).toEqual([['2'], ['2']]);
  });

  it('are not restored by progress that is stored after their removal', async () => {
    const uploads = open();
    await uploads.begin(aKept('1'));

    await Promise.all([uploads.remove('1'), uploads.update(anUpload('1', { sent: 2 }))]);
    await uploads.update(anUpload('1', { sent: 3 }));
    await uploads.update(anUpload('never begun'));

    expect(await uploads.of('ann')).toEqual([]);
    expect([await lyingIn('uploads'), await lyingIn('uploadOrders')]).toEqual([[], []]);
  });

  it('have the later progress when two tabs store theirs', async () => {
    const [one, other] = [open(), open()];
    await one.begin(aKept('1'));

    await Promise.all([one.update(anUpload('1', { sent: 1 })), other.update(anUpload('1', { sent: 2 }))]);

    expect(await one.of('ann')).toMatchObject([{ upload: { sent: 2 } }]);
  });
});

describe('the upload storage', () => {
  it('reports that it stores nothing while IndexedDB is denied, and stores uploads afterwards', async () => {
    const denial = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const uploads = open();

    expect(await uploads.begin(aKept('1'))).toBe(false);
    expect(await uploads.of('ann')).toEqual([]);
    await uploads.update(anUpload('1'));
    await uploads.remove('1');

    denial.mockRestore();
    expect(await uploads.begin(aKept('2'))).toBe(true);
    expect((await uploads.of('ann')).map(({ id }) => id)).toEqual(['2']);
  });

  it.each(['uploadOrders', 'uploads'])(
    'stores neither file nor progress if writing to %s fails, and keeps other uploads',
    async (store) => {
      const uploads = open();
      await uploads.begin(aKept('before'));
      refuseStore(store);

      expect(await uploads.begin(aKept('too much'))).toBe(false);
      vi.restoreAllMocks();

      expect(await uploads.of('ann')).toMatchObject([{ id: 'before', upload: anUpload('before') }]);
      expect([await lyingIn('uploads'), await lyingIn('uploadOrders')]).toEqual([['before'], ['before']]);
    },
  );

  it('keeps the earlier progress of an upload if storing the next fails', async () => {
    const uploads = open();
    await uploads.begin(aKept('1'));
    await uploads.update(anUpload('1', { sent: 1 }));
    refuseStore('uploads');

    await uploads.update(anUpload('1', { sent: 2 }));
    vi.restoreAllMocks();

    expect(await uploads.of('ann')).toMatchObject([{ upload: { sent: 1 }, order: { file: expect.any(Blob) } }]);
  });

  it('stores nothing of a file that cannot be cloned', async () => {
    const uploads = open();
    const file = { name: 'a.csv', size: 1, text: async () => 'a' };

    expect(await uploads.begin(aKept('1', 'ann', anOrder(file)))).toBe(false);
    expect([await lyingIn('uploads'), await lyingIn('uploadOrders')]).toEqual([[], []]);
  });
});

describe('an IndexedDB database of version 2', () => {
  it('keeps its entries when it is upgraded, and stores uploads', async () => {
    const before = await openDB('postil', 2, {
      upgrade(database) {
        const place = ['userId', 'datasetId'];
        database.createObjectStore('unsent', { keyPath: 'id' }).createIndex('user', 'userId');
        database.createObjectStore('leases', { keyPath: 'name' });
        database.createObjectStore('steps', { keyPath: 'id' }).createIndex('place', place);
        database.createObjectStore('drafts', { keyPath: ['userId', 'recordId'] }).createIndex('place', place);
      },
    });
    const where = { userId: 'ann', datasetId: 'd1' };
    await before.put('unsent', { id: 'u', userId: 'ann' });
    await before.put('steps', { id: 's', ...where });
    await before.put('drafts', { recordId: 'r', writtenAt: 1, ...where });
    await before.put('leases', { name: 'sender', holder: 'tab', until: 1 });
    before.close();
    const database = new PostilDatabase();

    expect(await new IndexedDbStoredUploads(database).begin(aKept('1'))).toBe(true);

    expect(await new IndexedDbUnsentAnswers(database).of('ann')).toMatchObject([{ id: 'u' }]);
    expect(await new IndexedDbStoredSteps(database).of('ann', 'd1')).toMatchObject([{ id: 's' }]);
    expect(await new IndexedDbStoredDrafts(database).of('ann', 'd1')).toMatchObject([{ recordId: 'r' }]);
    expect(await database.attempt((connection) => connection.getAll('leases'))).toMatchObject([{ holder: 'tab' }]);
    expect(await new IndexedDbStoredUploads(database).of('ann')).toMatchObject([{ id: '1' }]);
  });

  it('is upgraded while another tab has it open, if that tab closes it on request', async () => {
    const other = await openDB('postil', 2, {
      upgrade: (database) => void database.createObjectStore('unsent', { keyPath: 'id' }).createIndex('user', 'userId'),
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });

    expect(await open().begin(aKept('1'))).toBe(true);
    expect(other.objectStoreNames).toContain('unsent');
  });
});
