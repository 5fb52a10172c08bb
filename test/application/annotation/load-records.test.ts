import { describe, expect, it, vi } from 'vitest';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { aRecord } from '../../support/builders.ts';
import { FakeRecordRepository } from '../../support/repositories/fake-record-repository.ts';
import { loadFrom } from '../../support/search/load-from.ts';

const aSource = () => {
  const records = new FakeRecordRepository(['r1', 'r2', 'r3'].map((id) => aRecord({ id })));
  return { records, load: loadFrom(records) };
};

describe('loading records', () => {
  it('returns the requested range', async () => {
    const { load } = aSource();

    const page = await load.execute('dataset', initialCriteria, { page: 2, limit: 1 });

    expect(page).toMatchObject({ records: [{ id: 'r2', page: 2 }], total: 3 });
  });

  it('fails on 422 without a fallback when the exact criteria matter', async () => {
    const { load, records } = aSource();

    expect(await load.searchExactly('dataset', initialCriteria, { page: 1, limit: 2 })).toMatchObject({ total: 3 });
    records.broken = 422;
    await expect(load.searchExactly('dataset', initialCriteria, { page: 1, limit: 2 })).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORDS',
    });
  });

  it('throws a failure that the user has to see', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    await expect(load.execute('dataset', initialCriteria, { page: 1, limit: 10 })).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORDS',
    });
  });

  it('prefetches from the given offset', async () => {
    const { load } = aSource();

    const page = await load.prefetch('dataset', initialCriteria, { page: 11, limit: 10, offset: 1 });

    expect(page?.records).toMatchObject([
      { id: 'r2', page: 11 },
      { id: 'r3', page: 12 },
    ]);
  });

  it('ignores a failing prefetch', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    expect(await load.prefetch('dataset', initialCriteria, { page: 1, limit: 10 })).toBeUndefined();
  });

  it('throws bugs', async () => {
    const { load, records } = aSource();
    records.searchSilently = () => Promise.reject(new TypeError('a bug'));

    await expect(load.prefetch('dataset', initialCriteria, { page: 1, limit: 10 })).rejects.toThrow('a bug');
  });

  it('loads one record wherever it is in the queue', async () => {
    const { load } = aSource();

    expect(await load.loadOne('r2', 'ann')).toMatchObject({ id: 'r2' });
  });

  it('returns undefined for a deleted record', async () => {
    const { load } = aSource();

    expect(await load.loadOne('r9', 'ann')).toBeUndefined();
  });

  it('reloads one record, which may be gone', async () => {
    const { load } = aSource();

    expect(await load.reloadOne('r2', 'ann')).toMatchObject({ id: 'r2' });
    expect(await load.reloadOne('r9', 'ann')).toBe('gone');
  });

  it('ignores a failing reload', async () => {
    const { load, records } = aSource();
    records.broken = 500;
    const asked = vi.spyOn(records, 'get');

    expect(await load.reloadOne('r2', 'ann')).toBe('unknown');
    expect(asked).toHaveBeenCalledWith('r2', 'ann', true); // silent: shows no notice
  });

  it('throws when one record cannot be loaded', async () => {
    const { load, records } = aSource();
    records.broken = 500;

    await expect(load.loadOne('r2', 'ann')).rejects.toMatchObject({ code: 'ERROR_FETCHING_RECORD_BY_ID' });
  });
});
