import { describe, expect, it } from 'vitest';
import { hasUnclosedSyntax } from '#domain/text/unclosed-syntax.ts';

describe('a search text', () => {
  it.each(['', 'rain', '"heavy rain"', '(rain | snow) -ice', '"a (b" c', '\\"', '(\\()'])('is balanced: %s', (text) => {
    expect(hasUnclosedSyntax(text)).toBe(false);
  });

  it.each(['"rain', '(rain', 'rain)', ')rain(', '"a" "', '"(" ('])('is unbalanced: %s', (text) => {
    expect(hasUnclosedSyntax(text)).toBe(true);
  });
});
