import { Marked, type Token } from 'marked';
import { formulas } from './formulas.ts';
import { allowedTags } from './sanitise.ts';

const known = new Set(allowedTags);
const tag = /<(?:\/?([a-z][^\s/>]*)|[/!?])/gi;

/** Shows unknown tags as text, because annotators must see all of the record. */
const escapeUnknownTags = (html: string) =>
  html.replace(tag, (start, name?: string) =>
    name && known.has(name.toLowerCase()) ? start : start.replace('<', '&lt;'),
  );

/**
 * Renames inline handlers and styles. The sanitiser would remove them, but parsing them already reports a violation of
 * the content security policy.
 */
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

/** Longer texts are rendered in sections. */
const maxWholeChars = 50_000;
const sectionChars = 10_000;

/** Converts a text to HTML; a long one in sections, each rendered when it is called. */
export function markdownToHtml(text: string): readonly (() => string)[] {
  const all = reader.lexer(text);
  if (text.length <= maxWholeChars) return [() => reader.parser(all)];
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
