import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf } from '#domain/criteria/condition.ts';
import { type Criteria, initialCriteria, tidy } from '#domain/criteria/criteria.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';

/** Texts that break addresses. */
const texts = [
  'gpt-4.0',
  'U.S.',
  'a~b',
  'a_b',
  'a,b',
  '100%',
  '%41',
  '%E0%A4%A',
  '"quoted"',
  "it's",
  'back\\slash',
  '[list]',
  '{"text":"x"}',
  'a&b=c#d?e',
  'a+b',
  'two  spaces',
  'line\nbreak',
  'tab\tstop',
  '\u0000',
  '😀👩‍👩‍👧',
  'שלום עולם',
  '\u202emirrored\u202c',
  'e\u0301',
  '\u00e9',
  '\ud83d',
  '\ude00\ud83d',
  'zero\ufeffwidth',
  'ge1.le9',
  'operator',
  '__proto__',
];

const places: Readonly<Record<string, (text: string) => Partial<Criteria>>> = {
  'a text that is searched': (text) => ({ search: { text, field: undefined } }),
  'a field that is searched': (field) => ({ search: { text: 'x', field } }),
  'a property': (property) => ({ filters: [{ on: 'metadata', property, condition: anyOf('x') }] }),
  'a term': (term) => ({ filters: [{ on: 'metadata', property: 'lang', condition: anyOf('x', term) }] }),
  'a question': (question) => ({ filters: [{ on: 'response', question, condition: anyOf('x') }] }),
  'a label': (label) => ({ filters: [{ on: 'response', question: 'mood', condition: anyOf(label, 'x') }] }),
  'a suggested label': (label) => ({
    filters: [{ on: 'suggestion', question: 'mood', of: 'value', condition: anyOf(label) }],
  }),
  'an agent': (agent) => ({
    filters: [{ on: 'suggestion', question: 'mood', of: 'agent', condition: anyOf(agent) }],
  }),
  'an external id': (id) => ({ filters: [{ on: 'record', property: 'externalId', condition: anyOf(id) }] }),
  'a property sorted by': (property) => ({ sort: [{ by: { entity: 'metadata', property }, order: 'asc' }] }),
  'a question sorted by': (question) => ({
    sort: [{ by: { entity: 'suggestion', question, of: 'score' }, order: 'desc' }],
  }),
  'a vector': (vector) => ({ similarity: { recordId: 'r', vector, limit: 50, order: 'most' } }),
};

const cases = Object.entries(places).flatMap(([place, make]) => texts.map((text) => [place, text, make] as const));

describe('an address', () => {
  it.each(cases)('keeps %s of %j', (_, text, make) => {
    const criteria = { ...initialCriteria, ...make(text) };

    const { searchParams } = new URL(`https://postil.test/?${new URLSearchParams(writeCriteria(criteria))}`);

    expect(readCriteria(searchParams)).toEqual(tidy(criteria));
    expect(JSON.stringify(readCriteria(searchParams))).toContain(JSON.stringify(text));
  });
});

/** The reference product cannot escape dots and tildes, and encodes each text separately. */
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((text) => text.replace(/[.~_\s]/g, '-'));
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
const bound = fc.integer({ min: -9999, max: 9999 }).map((parts) => parts / 100);

/** The reference product encodes the value, and its router encodes it again. */
const reread = (name: string, text: string) =>
  readCriteria(new URLSearchParams(`${new URLSearchParams({ [name]: encodeURIComponent(text) })}`));

describe('an address of the reference product', () => {
  it('gives the text and the field of any search', () => {
    fc.assert(
      fc.property(words, word, (text, field) => {
        fc.pre(field !== 'all');

        expect(reread('search', `${text.join('_')}~${field}`).search).toEqual({ text: text.join(' '), field });
        expect(reread('search', `${text.join('_')}~all`).search).toEqual({ text: text.join(' '), field: undefined });
      }),
    );
  });

  it('gives any names and values', () => {
    fc.assert(
      fc.property(word, words, (name, values) => {
        fc.pre(values[0] !== 'operator' && values[0] !== 'values');
        const written = [name, ...values].join('.');
        const condition = anyOf(...values);
        const about = { on: 'suggestion', question: name } as const;

        expect(reread('metadata', written).filters).toEqual([{ on: 'metadata', property: name, condition }]);
        expect(reread('response', written).filters).toEqual([{ on: 'response', question: name, condition }]);
        expect(reread('suggestion', `${name}.agent.${values.join('.')}`).filters).toEqual([
          { ...about, of: 'agent', condition },
        ]);
        expect(reread('suggestion', `${name}.value.values.${values.join('.')}`).filters).toEqual([
          { ...about, of: 'value', condition },
        ]);
      }),
    );
  });

  it('gives several values with either operator', () => {
    fc.assert(
      fc.property(word, words, fc.constantFrom('and', 'or'), (name, values, operator) => {
        const condition = { ...anyOf(...values), match: operator === 'and' ? 'all' : 'any' };
        const written = `operator.${operator}.values.${values.join('.')}`;

        expect(reread('response', `${name}.${written}`).filters).toEqual([
          { on: 'response', question: name, condition },
        ]);
        expect(reread('suggestion', `${name}.value.${written}`).filters).toEqual([
          { on: 'suggestion', question: name, of: 'value', condition },
        ]);
      }),
    );
  });

  it('gives ranges, negative and with fractions, for any name', () => {
    fc.assert(
      fc.property(word, bound, bound, (name, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const condition = { kind: 'range', from, to };

        expect(reread('metadata', `${name}.ge${from}.le${to}`).filters).toEqual([
          { on: 'metadata', property: name, condition },
        ]);
        expect(reread('suggestion', `${name}.score.ge${from}.le${to}`).filters).toEqual([
          { on: 'suggestion', question: name, of: 'score', condition },
        ]);
      }),
    );
  });

  it('gives a sort and a similarity for any name', () => {
    fc.assert(
      fc.property(word, fc.constantFrom('asc', 'desc'), (name, order) => {
        expect(reread('sort', `metadata.${name}.${order}~suggestion.${name}.score.${order}`).sort).toEqual([
          { by: { entity: 'metadata', property: name }, order },
          { by: { entity: 'suggestion', question: name, of: 'score' }, order },
        ]);
        expect(reread('similarity', `record.r-1.vector.${name}.limit.10.order.least`).similarity).toEqual({
          recordId: 'r-1',
          vector: name,
          limit: 10,
          order: 'least',
        });
      }),
    );
  });
});
