import { expect, it } from 'vitest';
import { optionsOf } from '#domain/annotation/question-options.ts';
import { aQuestion } from '../../support/builders.ts';

it('Options of a question have values and texts; those of ratings are digits', () => {
  const { settings } = aQuestion('label_selection');

  expect(optionsOf(aQuestion('label_selection'))).toEqual(settings.options);
  expect(optionsOf(aQuestion('rating'))[1]).toMatchObject({ value: '1', text: '1' });
  expect(optionsOf(aQuestion('text'))).toEqual([]);
});
