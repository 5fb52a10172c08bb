import { Marked, type Token } from 'marked';
import { formulas } from './formulas.ts';
import { allowedTags } from './sanitise.ts';

const known = new Set(allowedTags);
const tag = /<(?:\/?([a-z][^\s/>]*)|[/!?])/gi;

/** Tags that mean nothing here are a part of the text: what is judged must be seen. */
const escapeUnknownTags = (html: string) =>
  html.replace(tag, (start, name?: string) =>
    name && known.has(name.toLowerCase()) ? start : start.replace('<', '&lt;'),
  );

/** They would be removed anyway, but reading them is already reported as an attempt to break the policy of the page. */
const renameForbiddenAttributes = (html: string) =>
  html.replace(/<[^<>]*>/g, (maxSingleChars) =>
    maxSingleChars.replace(/([\s"'/])(?:on[a-z]+|style)(?=[\s=>/])/gi, '$1data-'),
  );

function withHtml({ text, block }: { readonly text: string; readonly block: boolean }) {
  const html = renameForbiddenAttributes(escapeUnknownTags(text));
  return block && html !== text ? `<p>${html.trim().replaceAll('\n', '<br>')}</p>` : html;
}

const reader = new Marked({
  ...formulas,
  gfm: true,
  breaks: true,
  renderer: { html: withHtml, checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

/** Up to here a text is shown at once. */
const whole = 50_000;
const sectionChars = 10_000;

/** A text as HTML; a long one in parts, none of which is written before it is asked for. */
export function markdownToHtml(text: string): readonly (() => string)[] {
  const all = reader.lexer(text);
  if (text.length <= whole) return [() => reader.parser(all)];
  const sections: Token[][] = [];
  let charsLeft = 0;
  for (const token of all) {
    if (charsLeft <= 0) {
      sections.push([]);
      charsLeft = sectionChars;
    }
    sections.at(-1)?.push(token);
    charsLeft -= token.raw.length;
  }
  return sections.map((part) => () => reader.parser(part));
}
