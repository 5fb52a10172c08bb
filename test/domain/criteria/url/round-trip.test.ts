import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueStatuses } from '#domain/criteria/criteria.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { anyCriteria, anyText } from '../../../support/search/any-criteria.ts';

const names = ['page', 'status', 'search', 'metadata', 'response', 'suggestion', 'record', 'sort', 'similarity'];

describe('criteria in the address', () => {
  it('come back exactly as they were written, with any characters', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(readCriteria(Object.entries(writeCriteria(criteria)))).toEqual(criteria);
      }),
      { numRuns: 500 },
    );
  });

  it('survive the encoding of the address bar', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const address = new URLSearchParams(writeCriteria(criteria)).toString();

        expect(readCriteria(new URLSearchParams(address))).toEqual(criteria);
      }),
      { numRuns: 500 },
    );
  });

  it('are written in a normal form', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const query = writeCriteria(criteria);

        expect(writeCriteria(readCriteria(Object.entries(query)))).toEqual(query);
      }),
    );
  });

  it('are read from any text without an error', () => {
    const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText));

    fc.assert(
      fc.property(pairs, (query) => {
        expect(queueStatuses).toContain(readCriteria(query).status);
      }),
    );
  });

  it('are read from any JSON without an error', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.json()));

    fc.assert(
      fc.property(pairs, (query) => {
        expect(queueStatuses).toContain(readCriteria(query).status);
      }),
    );
  });

  it('are read from almost valid JSON without an error', () => {
    const value = fc.oneof(anyText, fc.double(), fc.boolean(), fc.constant(null), fc.array(anyText));
    const key = fc.constantFrom(
      'property',
      'question',
      'of',
      'any',
      'all',
      'from',
      'to',
      'present',
      'by',
      'order',
      'text',
    );
    const almost = fc.array(fc.dictionary(key, value)).map((entries) => JSON.stringify(entries));
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), almost));

    fc.assert(
      fc.property(pairs, (query) => {
        const criteria = readCriteria(query);

        expect(readCriteria(Object.entries(writeCriteria(criteria)))).toEqual(criteria);
      }),
    );
  });
});
