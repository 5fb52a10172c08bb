import { afterEach, describe, expect, it, vi } from 'vitest';
import { canHighlight } from '#ui/shared/highlight-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the CSS Custom Highlight API', () => {
  it('is used if the browser supports it', () => {
    vi.stubGlobal('CSS', { highlights: new Map() });
    vi.stubGlobal('Highlight', Set);

    expect(canHighlight()).toBe(true);
  });

  it.each([
    ['nothing of them', undefined, undefined],
    ['no list of them', {}, Set],
    ['a list of them that is not there', { highlights: undefined }, Set],
    ['a list of them, and none to put there', { highlights: new Map() }, undefined],
  ])('is not used in browsers without %s', (_, css, highlight) => {
    vi.stubGlobal('CSS', css);
    vi.stubGlobal('Highlight', highlight);

    expect(canHighlight()).toBe(false);
  });
});
