import { describe, expect, it } from 'vitest';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import { missingRanks, nextToRank, rank, unrank } from '#domain/annotation/options/ranking.ts';
import { aQuestion, someOptions } from '../../../support/builders.ts';

const question = aQuestion('ranking', { settings: { options: someOptions('a', 'b', 'c') } });
const nothing: Draft = {};
const ranksIn = (draft: Draft) => answerTo(draft, question).ranks.map((each) => each.rank);

describe('Ranking an option', () => {
  it('puts it into a slot', () => {
    expect(ranksIn(rank(nothing, question, 'b', 1))).toEqual([undefined, 1, undefined]);
  });

  it('moves it out of the slot it was in', () => {
    const draft = rank(rank(nothing, question, 'b', 1), question, 'b', 3);

    expect(ranksIn(draft)).toEqual([undefined, 3, undefined]);
  });

  it('lets options share a slot', () => {
    const draft = rank(rank(nothing, question, 'a', 2), question, 'c', 2);

    expect(ranksIn(draft)).toEqual([2, undefined, 2]);
  });

  it.each([0, 4, -1, 1.5])('ignores the missing slot %d', (slot) => {
    expect(rank(nothing, question, 'a', slot)).toBe(nothing);
  });

  it('ignores an unknown option', () => {
    expect(ranksIn(rank(nothing, question, 'z', 1))).toEqual([undefined, undefined, undefined]);
  });
});

describe('Removing a rank', () => {
  it('leaves the option unranked', () => {
    const draft = unrank(rank(rank(nothing, question, 'a', 1), question, 'b', 2), question, 'a');

    expect(ranksIn(draft)).toEqual([undefined, 2, undefined]);
  });
});

describe('The option to rank next', () => {
  it.each([
    ['a', [], 'b'],
    ['c', [], 'a'],
    ['a', ['b'], 'c'],
    ['b', ['c'], 'a'],
    ['a', ['a', 'b', 'c'], 'b'],
    ['c', ['a', 'b', 'c'], 'a'],
    ['a', ['b', 'c'], undefined],
  ])('after %s, with %j ranked, is %s', (after, ranked, expected) => {
    const draft = ranked.reduce((sofar, value) => rank(sofar, question, value, 1), nothing);

    expect(nextToRank(answerTo(draft, question), after)).toBe(expected);
  });
});

describe('The ranks that no option has', () => {
  it.each([
    [[1, 2, 3], []],
    [[3, 2, 3], [1]],
    [[1, 3, 3], [2]],
    [[1, 1, 3], []],
    [[1, 1, 2], []],
    [[2, 2, 2], [1]],
    [
      [3, 3, 3],
      [1, 2],
    ],
    [[3, undefined, 3], []],
  ])('in %j are %j', (given, missing) => {
    const ranks = given.map((each, at) => ({ value: 'abc'[at] ?? '', rank: each }));

    expect(missingRanks({ type: 'ranking', ranks })).toEqual(missing);
  });
});
