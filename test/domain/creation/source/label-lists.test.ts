import { describe, expect, it } from 'vitest';
import { labelsInText } from '#domain/creation/source/label-lists.ts';

describe('the labels in a text', () => {
  const labels = ['news', 'sports', 'Art, old', 'a;b'];
  const match = (text: string) => labels.find((label) => label.toLowerCase() === text.toLowerCase());

  it.each([
    ['news', ['news']],
    ['News; SPORTS', ['news', 'sports']],
    ['news|sports', ['news', 'sports']],
    ['news, sports,', ['news', 'sports']],
    ['Art, old; news', ['Art, old', 'news']],
    ['a;b', ['a;b']],
    ['news; other', ['news', 'other']],
    [' other, more ', ['other, more']],
  ])('%j are %j', (text, expected) => {
    expect(labelsInText(text, match)).toEqual(expected);
  });
});
