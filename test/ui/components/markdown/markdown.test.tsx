import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Markdown } from '#ui/components/markdown/markdown.tsx';
import { alone } from '../../support/alone.tsx';

afterEach(cleanup);

async function shown(text: string, under?: number) {
  const { copied, show } = await alone();
  const { container } = show(<Markdown text={text} {...(under && { under })} />);
  await waitFor(() => expect(container.querySelector('div')?.hasChildNodes()).toBe(true));
  return { copied, body: container };
}

describe('Markdown', () => {
  it('renders emphasis and lists', async () => {
    await shown('Some **bold** and ~~gone~~ words\n\n- one\n- two');

    expect(screen.getByText('bold').localName).toBe('strong');
    expect(screen.getByText('gone').localName).toBe('del');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('keeps line breaks', async () => {
    const { body } = await shown('*first*\nsecond');

    expect(body.querySelectorAll('br')).toHaveLength(1);
  });

  it.each([
    String.raw`So \(a+b\) is \(\{x\_1 * y * z\}\).`,
    String.raw`Here \[a \\ b\] and $$x_1 _y_ \, z$$ end`,
    String.raw`Cut off: \(a+b`,
    String.raw`\(a < b & c\)`,
  ])('keeps the source of formulas: %s', async (text) => {
    const { body } = await shown(`**So** ${text}`);

    expect(body.querySelector('p')?.textContent).toBe(`So ${text}`);
  });

  it('keeps the source of a formula of several lines', async () => {
    const lines = [String.raw`\[`, 'a', '- b', '# c', String.raw`\]`];

    const { body } = await shown(['**So**', '', ...lines, '', '- one'].join('\n'));

    const formula = body.querySelectorAll('p')[1];
    expect(formula?.innerHTML.split('<br>')).toEqual(lines);
    expect(screen.getByRole('listitem').textContent).toBe('one');
  });

  it('still handles backslash escapes outside of formulas', async () => {
    const { body } = await shown(String.raw`**So** \*not this\* \[x] $5 and $10`);

    expect(body.querySelector('p')?.textContent).toBe('So *not this* [x] $5 and $10');
  });

  it('renders a text without Markdown syntax at once, with its white space', async () => {
    const { show } = await alone();

    const { container } = show(<Markdown text={'Plain words\nand more'} />);

    expect(container.querySelector('p')?.textContent).toBe('Plain words\nand more');
  });

  it('falls back to plain text when rendering fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(); // React logs what an error boundary catches
    const { show } = await alone();
    const nested = `${'>'.repeat(30_000)} deep`;

    const { container } = show(<Markdown text={nested} />);

    await waitFor(() => expect(container.querySelector('p')?.textContent).toBe(nested));
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.any(RangeError),
      expect.stringContaining('MarkdownBody'),
      expect.anything(),
    );
  });

  it('lowers headings below those of the page, without skipping a level', async () => {
    await shown('# First\n\n### Third\n\n## Second\n\n###### Last', 2);

    const levels = screen.getAllByRole('heading').map(({ localName, textContent }) => [textContent, localName]);
    expect(levels).toEqual([
      ['First', 'h3'],
      ['Third', 'h4'],
      ['Second', 'h4'],
      ['Last', 'h5'],
    ]);
  });

  it('opens links in a new tab, without opener and referrer', async () => {
    await shown('[there](https://example.org/a)');

    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'there' });
    expect([link.href, link.target, link.rel]).toEqual(['https://example.org/a', '_blank', 'noopener noreferrer']);
  });

  it('loads images lazily, without a referrer', async () => {
    await shown('![A cat](https://example.org/cat.png)');

    const image = screen.getByRole('img', { name: 'A cat' });
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('names an image that fails to load', async () => {
    await shown('![A cat](https://example.org/cat.png)');

    fireEvent.error(screen.getByRole('img', { name: 'A cat' }));

    expect(screen.getByText('Could not load image: A cat')).toBeTruthy();
  });

  it('makes tables scrollable, by keyboard too', async () => {
    await shown('| a | b |\n| - | -: |\n| 1 | 2 |');

    const frame = screen.getByRole('region', { name: 'Table' });
    expect(frame.tabIndex).toBe(0);
    expect(within(frame).getAllByRole('cell')).toHaveLength(2);
  });

  it('copies a code block, and announces it', async () => {
    const { copied } = await shown('```python\nprint(1)\n```');
    const user = userEvent.setup();

    await user.click(await screen.findByRole('button', { name: 'Copy code' }));

    expect(copied).toEqual(['print(1)']);
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('highlights code with a language', async () => {
    const { body } = await shown('```python\ndef f(): return "x"\n```');

    await waitFor(() => expect(body.querySelector('.hljs-keyword')?.textContent).toBe('def'));
    expect(body.querySelector('code')?.textContent).toBe('def f(): return "x"');
  });

  it('renders a long text in sections, with correct headings and code blocks', async () => {
    const chapter = `## Chapter\n\n*It* is ${'long '.repeat(1200)}\n\n    code\n\n`;

    const { body } = await shown(`# Title\n\n${chapter.repeat(10)}`);

    await waitFor(() => expect(body.querySelectorAll('[aria-label="Copy code"]')).toHaveLength(10));
    const parts = [...(body.firstElementChild?.children ?? [])];
    expect(new Set(parts.map(({ localName }) => localName))).toEqual(new Set(['div']));
    const levels = [...body.querySelectorAll('h3, h4')].map(({ localName }) => localName);
    expect(levels).toEqual(['h3', ...Array.from({ length: 10 }, () => 'h4')]);
    expect(body.querySelectorAll('em')).toHaveLength(10);
  });

  it('renders again when the text changes', async () => {
    const { show } = await alone();
    const { rerender } = show(<Markdown text="**one**" />);
    await screen.findByText('one');

    rerender(<Markdown text="**two**" />);

    expect(screen.getByText('two').localName).toBe('strong');
    expect(screen.queryByText('one')).toBeNull();
  });
});

describe('HTML in Markdown', () => {
  it('is rendered if it only formats text', async () => {
    await shown('H<sub>2</sub>O **is** water');

    expect(screen.getByText('2').localName).toBe('sub');
  });

  it.each([
    '<script>globalThis.moved = true</script>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="globalThis.moved = true"><circle/></svg>',
    '<style>body { display: none }</style>',
    '<form action="https://evil.example"><input name="a"></form>',
    '<thinking>\nFirst this.\n</thinking>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<x-element></x-element>',
  ])('is shown as text if it does more: %s', async (html) => {
    const { body } = await shown(`${html}\n\n**after**`);

    expect(body.textContent?.replaceAll('\n', '')).toContain(html.replaceAll('\n', ''));
    expect(
      body.querySelector('script, iframe, svg:not(.lucide), style, form, input, base, meta, x-element'),
    ).toBeNull();
  });

  it.each([
    '<img src="x" onerror="globalThis.moved = true">',
    '<a href="javascript:globalThis.moved = true">a</a>',
    '[a](javascript:globalThis.moved=true)',
    '[a](data:text/html,<script>1</script>)',
    '<b onclick="globalThis.moved = true" style="position: fixed">a</b>',
    '<details open ontoggle="globalThis.moved = true">a</details>',
    '<p id="root" name="app" class="toast hidden">a</p>',
    '![a](x" onerror="globalThis.moved = true)',
    '<table background="https://evil.example/a"><tr><td>a</table>',
    '<img srcset="https://evil.example/a 1x" src="data:image/gif;base64,AA">',
    '<a href="https://a.example" target="_self" ping="https://evil.example">a</a>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '```x"onclick="a\ncode\n```',
  ])('loses everything active: %s', async (html) => {
    const { body } = await shown(`${html} **after**`);

    const kept = [...body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    );
    const acting = /^(on\w+|style|id|name|background|srcset|ping)=|^target=_self|^(href|src)=(javascript|data:text)/i;
    expect(kept.filter((each) => acting.test(each))).toEqual([]);
    expect(kept).not.toContain('class=toast hidden');
    expect('moved' in globalThis).toBe(false);
  });

  it('cannot link to pages of the product', async () => {
    await shown('[sign out](/sign-out) and [up](#top) **now**');

    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('sign out').textContent).toBe('sign out');
  });
});
