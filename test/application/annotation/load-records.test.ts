import { describe, expect, it, vi } from 'vitest';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { aRecord } from '../../support/builders.ts';
import { FakeRecordRepository } from '../../support/repositories/fake-record-repository.ts';
import { loadFrom } from '../../support/search/load-from.ts';

const aSource = () => {
  const records = new FakeRecordRepository(['r1', 'r2', 'r3'].map((id) => aRecord({ id })));
  return { records, load: loadFrom(records) };
};

describe('records', () => {
  it('are loaded where they are asked for', async () => {
    const { load } = aSource();

    const page = await load.execute('dataset', initialCriteria, { page: 2, limit: 1 });

    expect(page).toMatchObject({ records: [{ id: 'r2', page: 2 }], total: 3 });
  });

  it('that are to be changed are these and no others', async () => {
    const { load, records } = aSource();

    expect(await load.searchExactly('dataset', initialCriteria, { page: 1, limit: 2 })).toMatchObject({ total: 3 });
    records.broken = 422;
    await expect(load.searchExactly('dataset', initialCriteria, { page: 1, limit: 2 })).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORDS',
    });
  });

  it('that a person asked for fail loudly', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    await expect(load.execute('dataset', initialCriteria, { page: 1, limit: 10 })).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORDS',
    });
  });

  it('are loaded ahead from where the server has them by now', async () => {
    const { load } = aSource();

    const page = await load.prefetch('dataset', initialCriteria, { page: 11, limit: 10, offset: 1 });

    expect(page?.records).toMatchObject([
      { id: 'r2', page: 11 },
      { id: 'r3', page: 12 },
    ]);
  });

  it('of a failing buffer fetch are ignored', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    expect(await load.prefetch('dataset', initialCriteria, { page: 1, limit: 10 })).toBeUndefined();
  });

  it('do not hide a bug', async () => {
    const { load, records } = aSource();
    records.searchSilently = () => Promise.reject(new TypeError('a bug'));

    await expect(load.prefetch('dataset', initialCriteria, { page: 1, limit: 10 })).rejects.toThrow('a bug');
  });

  it('are found one by one, wherever they stand', async () => {
    const { load } = aSource();

    expect(await load.loadOne('r2', 'ann')).toMatchObject({ id: 'r2' });
  });

  it('that are gone are nothing, and no failure', async () => {
    const { load } = aSource();

    expect(await load.loadOne('r9', 'ann')).toBeUndefined();
  });

  it('that somebody has already are asked for again, and may be gone', async () => {
    const { load } = aSource();

    expect(await load.reloadOne('r2', 'ann')).toMatchObject({ id: 'r2' });
    expect(await load.reloadOne('r9', 'ann')).toBe('gone');
  });

  it('that somebody has already and that cannot be asked for again are no failure', async () => {
    const { load, records } = aSource();
    records.broken = 500;
    const asked = vi.spyOn(records, 'get');

    expect(await load.reloadOne('r2', 'ann')).toBe('unknown');
    expect(asked).toHaveBeenCalledWith('r2', 'ann', true); // quiet: the user is not told
  });

  it('that cannot be asked for fail loudly', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    await expect(load.loadOne('r2', 'ann')).rejects.toMatchObject({ code: 'ERROR_FETCHING_RECORD_BY_ID' });
  });
});
