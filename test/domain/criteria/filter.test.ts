import { describe, expect, it } from 'vitest';
import { absent, allOf, anyOf, between, type Condition, present } from '#domain/criteria/condition.ts';
import {
  conditionOn,
  type Filter,
  type FilterTarget,
  keyOfTarget,
  removeFilter,
  sameTarget,
  setFilter,
  tidyFilters,
} from '#domain/criteria/filter.ts';

const lang: FilterTarget = { on: 'metadata', property: 'lang' };
const answer: FilterTarget = { on: 'response', question: 'mood' };
const value: FilterTarget = { on: 'suggestion', question: 'mood', of: 'value' };
const score: FilterTarget = { on: 'suggestion', question: 'mood', of: 'score' };
const agent: FilterTarget = { on: 'suggestion', question: 'mood', of: 'agent' };
const inserted: FilterTarget = { on: 'record', property: 'insertedAt' };
const updated: FilterTarget = { on: 'record', property: 'updatedAt' };
const id: FilterTarget = { on: 'record', property: 'id' };
const externalId: FilterTarget = { on: 'record', property: 'externalId' };
const anyAnswer: FilterTarget = { on: 'answers', question: 'mood', of: 'value', people: [] };
const answerOfAna: FilterTarget = { ...anyAnswer, people: ['ana'] };
const anyDifference: FilterTarget = { ...anyAnswer, of: 'difference' };
const differenceOfTwo: FilterTarget = { ...anyDifference, people: ['ana', 'bo'] };
const team = [anyAnswer, answerOfAna, anyDifference, differenceOfTwo];
const targets = [...team, lang, answer, value, score, agent, inserted, updated, id, externalId];

const filter = (target: FilterTarget, condition: Condition): Filter => ({ ...target, condition });

describe('a filter', () => {
  it.each(targets)('on %j differs from all others', (target) => {
    expect(targets.filter((other) => sameTarget(target, other))).toEqual([target]);
    expect(targets.filter((other) => keyOfTarget(target) === keyOfTarget(other))).toEqual([target]);
  });

  it('has a unique key', () => {
    const keys = targets.map((target) => keyOfTarget(filter(target, anyOf('a'))));

    expect(keys).toEqual(targets.map(keyOfTarget));
    expect(new Set(keys).size).toBe(targets.length);
  });

  it('on answers of all users is kept if its condition and its number of people fit', () => {
    const fitting = [...team, { ...anyAnswer, people: ['ana', 'bo'] }].map((target) => filter(target, anyOf('a')));
    const unfitting = [filter({ ...anyDifference, people: ['ana'] }, present), filter(anyDifference, between(1, 2))];

    expect(tidyFilters([...unfitting, ...fitting, filter(differenceOfTwo, absent)])).toEqual(fitting);
  });

  it('distinguishes names', () => {
    expect(sameTarget(answer, { on: 'response', question: 'topic' })).toBe(false);
    expect(sameTarget(value, { on: 'suggestion', question: 'topic', of: 'value' })).toBe(false);
    expect(sameTarget(lang, { on: 'metadata', property: 'id' })).toBe(false);
  });

  it.each([
    [lang, anyOf('en'), true],
    [lang, between(-1.5, 2), true],
    [lang, present, false],
    [answer, anyOf('good'), true],
    [answer, between(1, 5), true],
    [answer, absent, true],
    [value, anyOf('good'), true],
    [value, between(1, 5), true],
    [value, present, true],
    [score, between(0, 0.5), true],
    [score, anyOf('0.5'), false],
    [score, present, false],
    [agent, anyOf('gpt-4.0'), true],
    [agent, between(0, 1), false],
    [inserted, between(0, undefined), true],
    [inserted, between(Date.parse('0001-01-01'), Date.parse('9999-12-31')), true],
    [inserted, between(undefined, Date.parse('+010000-01-01')), false],
    [updated, between(Date.parse('0000-12-31'), undefined), false],
    [updated, anyOf('2026'), false],
    [id, anyOf('a'), true],
    [externalId, between(1, 2), false],
  ])('on %j can hold %j: %s', (target, condition, expected) => {
    expect(tidyFilters([filter(target, condition)])).toHaveLength(expected ? 1 : 0);
  });

  it('needs a name', () => {
    const nameless = [filter({ ...lang, property: '' }, anyOf('a')), filter({ on: 'response', question: '' }, present)];

    expect(tidyFilters(nameless)).toEqual([]);
  });
});

describe('the filters of a search', () => {
  const filters = [filter(lang, anyOf('en')), filter(answer, anyOf('good'))];

  it('replace the filter on the same target in place', () => {
    expect(setFilter(filters, filter(lang, anyOf('es')))).toEqual([filter(lang, anyOf('es')), filters[1]]);
  });

  it('are grouped by kind', () => {
    const set = [id, value, answer, lang].reduce<readonly Filter[]>(
      (all, on) => setFilter(all, filter(on, anyOf('a'))),
      [],
    );

    expect(set.map(({ on }) => on)).toEqual(['metadata', 'response', 'suggestion', 'record']);
  });

  it('drop empty filters', () => {
    expect(setFilter(filters, filter(lang, anyOf()))).toEqual([filters[1]]);
    expect(removeFilter(filters, answer)).toEqual([filters[0]]);
  });

  it('give the condition on a target, if there is one', () => {
    expect(conditionOn(filters, lang)).toEqual(anyOf('en'));
    expect(conditionOn(filters, agent)).toBeUndefined();
  });

  it('count the first of two on the same target', () => {
    expect(tidyFilters([...filters, filter(lang, anyOf('es'))])).toEqual(filters);
  });

  it('are 48 at most, because a server accepts 50 with the two by status', () => {
    const many = Array.from({ length: 60 }, (_, index) => filter({ on: 'response', question: `q${index}` }, present));

    expect(tidyFilters(many)).toEqual(many.slice(0, 48));
  });

  it('count each value that must match', () => {
    const labels = Array.from({ length: 60 }, (_, index) => `${index}`);

    expect(tidyFilters([filter(answer, allOf(...labels)), filter(value, present)])).toEqual([
      filter(answer, allOf(...labels.slice(0, 48))),
    ]);
    expect(tidyFilters([filter(lang, anyOf(...labels)), filter(answer, allOf(...labels))])).toEqual([
      filter(lang, anyOf(...labels)),
      filter(answer, allOf(...labels.slice(0, 47))),
    ]);
  });
});
