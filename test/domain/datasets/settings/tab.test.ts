import { expect, it } from 'vitest';
import { settingsTabs, tabFrom, tabsWith } from '#domain/datasets/settings/tab.ts';

it('omits tabs without content', () => {
  expect(tabsWith({ fields: 1, questions: 0 })).toEqual(['general', 'fields', 'metadata', 'danger-zone']);
  expect(tabsWith({ fields: 1, questions: 1 })).toEqual(settingsTabs);
});

it.each([
  ['fields', 'fields'],
  ['questions', 'general'],
  ['vector', 'metadata'],
  ['nonsense', 'general'],
  [null, 'general'],
])('opens the tab of the address, or the first one: %j', (text, tab) => {
  expect(tabFrom(text, ['general', 'fields', 'metadata'])).toBe(tab);
});
