import { describe, expect, it } from 'vitest';
import { isUnclosed } from '#domain/text/unclosed.ts';

describe('what is searched for', () => {
  it.each(['', 'rain', '"heavy rain"', '(rain | snow) -ice', '"a (b" c', '\\"', '(\\()'])('is whole: %s', (text) => {
    expect(isUnclosed(text)).toBe(false);
  });

  it.each(['"rain', '(rain', 'rain)', ')rain(', '"a" "', '"(" ('])('leaves something open: %s', (text) => {
    expect(isUnclosed(text)).toBe(true);
  });
});
