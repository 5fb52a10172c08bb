import { expect, it } from 'vitest';
import { withMany } from '#ui/i18n/texts.ts';

it('has every text for any number be said of millions too', () => {
  expect(withMany({ a: { found_one: 'uno', found_other: 'más' } })).toEqual({
    a: { found_one: 'uno', found_other: 'más', found_many: 'más' },
  });
});

it('leaves a text for millions as it is', () => {
  expect(withMany({ found_many: 'de', found_other: 'más' })).toEqual({ found_many: 'de', found_other: 'más' });
});

it('leaves all other texts as they are', () => {
  expect(withMany({ another: 'otro', deep: { deeper: { text: 'x' } } })).toEqual({
    another: 'otro',
    deep: { deeper: { text: 'x' } },
  });
});
