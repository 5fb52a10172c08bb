import { expect, it } from 'vitest';
import { settingsTabs, tabFrom, tabsWith } from '#domain/datasets/settings/tab.ts';

it('omits tabs without content', () => {
  expect(tabsWith({ fields: 1, questions: 1, properties: 0, vectors: 0 })).toEqual([
    'general',
    'fields',
    'questions',
    'danger-zone',
  ]);
  expect(tabsWith({ fields: 1, questions: 1, properties: 1, vectors: 1 })).toEqual(settingsTabs);
});

it.each([
  ['fields', 'fields'],
  ['vector', 'general'],
  ['nonsense', 'general'],
  [null, 'general'],
])('opens the tab of the address, or the first one: %j', (text, tab) => {
  expect(tabFrom(text, ['general', 'fields'])).toBe(tab);
});
