import { expect, it } from 'vitest';
import { withMany } from '#ui/i18n/texts.ts';

it('withMany copies each plural text to the form for millions', () => {
  expect(withMany({ a: { found_one: 'uno', found_other: 'más' } })).toEqual({
    a: { found_one: 'uno', found_other: 'más', found_many: 'más' },
  });
});

it('withMany keeps a text for millions', () => {
  expect(withMany({ found_many: 'de', found_other: 'más' })).toEqual({ found_many: 'de', found_other: 'más' });
});

it('withMany keeps all other texts', () => {
  expect(withMany({ another: 'otro', deep: { deeper: { text: 'x' } } })).toEqual({
    another: 'otro',
    deep: { deeper: { text: 'x' } },
  });
});
