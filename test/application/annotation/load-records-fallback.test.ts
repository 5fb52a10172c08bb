import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { anyOf, present } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import type { Failure } from '#domain/shared/failure.ts';
import { aQuestion, aRecord } from '../../support/builders.ts';
import { failing } from '../../support/repositories/fake.ts';
import { FakeRecordRepository } from '../../support/repositories/fake-record-repository.ts';
import { loadFrom } from '../../support/search/load-from.ts';

const asked: Criteria = {
  ...initialCriteria,
  filters: [
    { on: 'metadata', property: 'batch', condition: anyOf('a') },
    { on: 'response', question: 'mood', condition: anyOf('good') },
  ],
};
const mood = aQuestion('label_selection', { name: 'mood' });
const range = { page: 1, limit: 10 };

function aSource(questions = [mood], failure?: Failure) {
  const records = new FakeRecordRepository([aRecord({ id: 'r1' })]);
  const reported: CallFailure[] = [];
  const load = loadFrom(records, { questions }, { report: (each) => reported.push(each) }, failure);
  return { records, reported: reported, load };
}

describe('a search for records', () => {
  it('returns the matching records', async () => {
    const { load } = aSource();

    expect(await load.execute('dataset', asked, range)).toMatchObject({ records: [{ id: 'r1' }], total: 1 });
  });

  it('returns criteria without unknown items after a 422, and reports no failure', async () => {
    const { load, records, reported } = aSource();
    records.broken = 422;

    const { fallback } = await load.execute('dataset', asked, range);

    expect(fallback).toEqual({ criteria: { ...asked, filters: asked.filters.slice(1) }, leftOut: ['batch'] });
    expect(reported).toEqual([]);
  });

  it('returns criteria without filters on all answers after a 422 if all items are known', async () => {
    const { load, records } = aSource();
    records.broken = 422;
    const kept = asked.filters.slice(1);
    const onAll = { on: 'answers', question: 'mood', of: 'difference', people: [], condition: present } as const;

    const { fallback } = await load.execute('dataset', { ...asked, filters: [...kept, onAll] }, range);

    expect(fallback).toEqual({ criteria: { ...asked, filters: kept }, leftOut: ['mood'] });
  });

  it('fails and reports once when a 422 has another cause', async () => {
    const { load, records, reported } = aSource();
    records.broken = 422;

    await expect(load.execute('dataset', initialCriteria, range)).rejects.toMatchObject({ cause: { status: 422 } });
    expect(reported).toMatchObject([{ status: 422 }]);
  });

  it('fails and reports once when the items of the dataset cannot be loaded', async () => {
    const { load, records, reported } = aSource([mood], failing('ERROR_FETCHING_METADATA', 500));
    records.broken = 422;

    await expect(load.execute('dataset', asked, range)).rejects.toMatchObject({ code: 'ERROR_FETCHING_RECORDS' });
    expect(reported).toMatchObject([{ status: 422 }]);
  });

  it.each([500, 'offline'] as const)('fails on %s without a report of its own', async (fault) => {
    const { load, records, reported } = aSource();
    records.broken = fault;

    await expect(load.execute('dataset', asked, range)).rejects.toMatchObject({ code: 'ERROR_FETCHING_RECORDS' });
    expect(reported).toEqual([]);
  });

  it('throws bugs', async () => {
    const { load, records } = aSource();
    records.search = () => Promise.reject(new TypeError('a bug'));

    await expect(load.execute('dataset', asked, range)).rejects.toThrow('a bug');
  });
});
