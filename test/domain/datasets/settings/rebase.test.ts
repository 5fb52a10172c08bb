import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Option } from '#domain/annotation/question.ts';
import { rebase } from '#domain/datasets/settings/rebase.ts';
import { anOption, aQuestion, someOptions } from '../../../support/builders.ts';

const values = ({ options }: { readonly options: readonly Option[] }) => options.map(({ value }) => value);

describe('an item that two users have changed', () => {
  it("keeps the changes of both, and reports the other's", () => {
    const { value, theirChanges } = rebase({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, c: 1 }, { a: 1, b: 2, c: 1 });

    expect(value).toEqual({ a: 2, b: 2, c: 1 });
    expect(theirChanges).toEqual([{ part: 'b', theirs: 2, isConflict: false }]);
  });

  it("keeps this user's value in a conflict, and reports the other one", () => {
    const { value, theirChanges } = rebase({ a: 'x' }, { a: 'mine' }, { a: 'theirs' });

    expect(value).toEqual({ a: 'mine' });
    expect(theirChanges).toEqual([{ part: 'a', theirs: 'theirs', isConflict: true }]);
  });

  it('reports no change that both have made alike', () => {
    expect(rebase({ a: 'x' }, { a: 'same' }, { a: 'same' })).toEqual({ value: { a: 'same' }, theirChanges: [] });
  });

  it('merges the settings part by part', () => {
    const original = aQuestion('span', { title: 'Entities' });
    const mine = { ...original, settings: { ...original.settings, allowOverlapping: true } };
    const theirs = { ...original, settings: { ...original.settings, visibleOptions: 3 } };

    const { value, theirChanges } = rebase(original, mine, theirs);

    expect(value.settings).toMatchObject({ allowOverlapping: true, visibleOptions: 3 });
    expect(theirChanges).toEqual([{ part: 'visibleOptions', theirs: 3, isConflict: false }]);
  });

  it('adopts added and removed parts', () => {
    const original = aQuestion('text', { description: 'Old' });

    expect(rebase(original, original, { ...original, description: undefined }).value.description).toBeUndefined();
    expect(rebase({ a: 1 } as object, { a: 1 }, { a: 1, b: 2 }).value).toEqual({ a: 1, b: 2 });
  });
});

describe('labels that two people have changed', () => {
  const original = { options: someOptions('a', 'b', 'c') };

  it('have the texts of both', () => {
    const mine = { options: [anOption('a', { text: 'Mine' }), ...someOptions('b', 'c')] };
    const theirs = { options: [anOption('a', { colour: 'hsl(1, 50%, 50%)' }), ...someOptions('b', 'c')] };

    const { options } = rebase(original, mine, theirs).value;

    expect(options[0]).toEqual(anOption('a', { text: 'Mine', colour: 'hsl(1, 50%, 50%)' }));
  });

  it("keep this user's order, with added ones of the other user at the end", () => {
    const mine = { options: someOptions('c', 'a', 'b') };
    const theirs = { options: someOptions('a', 'd', 'b', 'c') };

    expect(values(rebase(original, mine, theirs).value)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('keep labels added here, once if both have added the same', () => {
    const mine = { options: someOptions('a', 'b', 'c', 'e', 'd') };
    const theirs = { options: someOptions('a', 'b', 'c', 'd') };

    expect(values(rebase(original, mine, theirs).value)).toEqual(['a', 'b', 'c', 'e', 'd']);
  });

  it('lose labels that the other user has removed', () => {
    const mine = { options: someOptions('b', 'a', 'c') };
    const theirs = { options: someOptions('a', 'c') };

    expect(values(rebase(original, mine, theirs).value)).toEqual(['a', 'c']);
  });

  it('are never fewer than the stored ones', () => {
    const few = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    const all = (added: readonly string[]) => ({ options: someOptions(...new Set(['a', 'b', 'c', ...added])) });

    fc.assert(
      fc.property(few, few, (here, there) => {
        const result = values(rebase(original, all(here), all(there)).value);
        expect(new Set(result)).toEqual(new Set(['a', 'b', 'c', ...here, ...there]));
        expect(result).toHaveLength(new Set(result).size);
      }),
    );
  });
});

it('treats ratings as one value', () => {
  const { value } = rebase({ options: [1, 2] }, { options: [1, 2, 3] }, { options: [2] });

  expect(value).toEqual({ options: [1, 2, 3] });
});
