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

describe('the database of the browser', () => {
  it.each([
    ['new', async () => undefined],
    ['without a store', () => left(1)],
    ['of the present version without a store', () => left(3)],
    ['of a later version without a store', () => left(7)],
    ['with one of the stores', () => left(3, 'leases')],
    ['with a store of a later version', () => left(7, 'leases', 'later')],
  ])('that is %s gets the stores that it lacks', async (_, leave) => {
    await leave();

    expect(await write()).toBe(true);

    expect(await read()).toEqual([lease]);
    expect((await storesOf()).filter((name) => name !== 'later')).toEqual(names);
  });

  it('keeps what is stored when it gets a store that it lacks', async () => {
    await left(2, 'leases');
    const database = await openDB('postil');
    await database.put('leases', lease);
    database.close();

    await new PostilDatabase().attempt(async () => true);

    expect(await read()).toEqual([lease]);
  });

  it('is mended while another tab has it open', async () => {
    await left(1, 'leases');
    const other = new PostilDatabase();

    const both = await Promise.all([other.put('leases', lease), write()]);

    expect(both).toEqual([true, true]);
    expect(await storesOf()).toEqual(names);
  });

  it('finds drafts and answers by user and dataset after it was mended', async () => {
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
