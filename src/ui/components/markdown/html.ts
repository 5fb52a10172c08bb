import { Marked } from 'marked';
import { knownTags } from './sanitise.ts';

const known = new Set(knownTags);
const tag = /<(?:\/?([a-z][^\s/>]*)|[/!?])/gi;

/** Tags that mean nothing here are a part of the text: what is judged must be seen. */
const told = (html: string) =>
  html.replace(tag, (start, name?: string) =>
    name && known.has(name.toLowerCase()) ? start : start.replace('<', '&lt;'),
  );

function withHtml({ text, block }: { readonly text: string; readonly block: boolean }) {
  const html = told(text);
  return block && html !== text ? `<p>${html.trim().replaceAll('\n', '<br>')}</p>` : html;
}

const reader = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: withHtml, checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

export const htmlOf = (text: string): string => reader.parse(text, { async: false });
