import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';

afterEach(() => deleteDB('postil'));

const lease = { name: 'sending', holder: 'a tab', until: 1 };

const write = () => new PostilDatabase().put('leases', lease);

const read = () => new PostilDatabase().attempt((connection) => connection.getAll('leases'));

const names = ['drafts', 'leases', 'steps', 'unsent', 'uploadOrders', 'uploads'];

async function storesOf() {
  const database = await openDB('postil');
  const stores = [...database.objectStoreNames];
  database.close();
  return stores;
}

/** A database that another program or version has left. */
async function left(version: number, ...stores: readonly string[]) {
  const database = await openDB('postil', version, {
    upgrade: (upgraded) => stores.map((name) => upgraded.createObjectStore(name, { keyPath: 'name' })),
  });
  database.close();
}

describe('the IndexedDB database', () => {
  it.each([
    ['new', async () => undefined],
    ['of version 1 without stores', () => left(1)],
    ['of the current version without stores', () => left(3)],
    ['of a later version without stores', () => left(7)],
    ['of the current version with one store', () => left(3, 'leases')],
    ['of a later version with an unknown store', () => left(7, 'leases', 'later')],
  ])('gets its missing stores if it is %s', async (_, leave) => {
    await leave();

    expect(await write()).toBe(true);

    expect(await read()).toEqual([lease]);
    expect((await storesOf()).filter((name) => name !== 'later')).toEqual(names);
  });

  it('keeps its entries when it gets its missing stores', async () => {
    await left(2, 'leases');
    const database = await openDB('postil');
    await database.put('leases', lease);
    database.close();

    await new PostilDatabase().attempt(async () => true);

    expect(await read()).toEqual([lease]);
  });

  it('gets its missing stores while another tab has it open', async () => {
    await left(1, 'leases');
    const other = new PostilDatabase();

    const both = await Promise.all([other.put('leases', lease), write()]);

    expect(both).toEqual([true, true]);
    expect(await storesOf()).toEqual(names);
  });

  it('has its indexes by user and dataset after it got its missing stores', async () => {
    await left(3);

    const found = await new PostilDatabase().attempt((connection) =>
      Promise.all([
        connection.getAllFromIndex('drafts', 'place', ['ann', 'd1']),
        connection.getAllFromIndex('unsent', 'user', 'ann'),
      ]),
    );

    expect(found).toEqual([[], []]);
  });
});
