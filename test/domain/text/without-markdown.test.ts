import { describe, expect, it } from 'vitest';
import { withoutMarkdown } from '#domain/text/without-markdown.ts';

describe('Markdown without its signs', () => {
  it.each([
    ['## A heading', 'A heading'],
    ['A heading\n=====\ntext', 'A heading\ntext'],
    [
      'Some **bold**, __bold__, *slanted*, _slanted_ and ~~wrong~~ words',
      'Some bold, bold, slanted, slanted and wrong words',
    ],
    ['use `npm ci`', 'use npm ci'],
    ['```ts\nconst a = 1;\n```\nafter', 'const a = 1;\nafter'],
    ['see [the page](https://example.com/a?b=c "title").', 'see the page.'],
    ['![a cat](cat.png) sleeps', 'a cat sleeps'],
    ['- one\n  * two\n+ three', '• one\n  • two\n• three'],
    ['1. one\n2. two', '1. one\n2. two'],
    ['> quoted', 'quoted'],
    ['one\n\n---\n\ntwo', 'one\n\n\ntwo'],
    ['| label | when |\n|:---|---:|\n| good | praise |', 'label | when\ngood | praise'],
    ['<b>bold</b><br>', 'bold'],
  ])('%j is %j', (text, words) => {
    expect(withoutMarkdown(text)).toBe(words);
  });

  it.each(['snake_case_name', '2 * 3 * 4', 'a < b and c > d', '5 - 3', 'x[1] (see below)', 'C# and #1', 'a\n\nb'])(
    'keeps %j',
    (text) => {
      expect(withoutMarkdown(text)).toBe(text);
    },
  );

  it.each(['[', '<a', '*a', '|', '-', '[a](', ' ', '`', '_', '#'])('reads a long text of %j', (part) => {
    expect(withoutMarkdown(part.repeat(100_000)).length).toBeLessThanOrEqual(part.length * 100_000);
  });
});
