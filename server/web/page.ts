import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { pageLinks } from './page-files.ts';

export interface HtmlPage {
  readonly html: string;
  readonly nonce: string;
}

export interface Pages {
  readonly at: (path: string) => HtmlPage;
  /** Source for the policy that allows the script in the pages, if they have one. */
  readonly scriptSource: string | undefined;
}

type PageConfig = Pick<Config, 'basePath' | 'hubUrl' | 'hubDatasetsUrl'>;

const scriptTag = /<script src="\.\/(first-paint\.js)"><\/script>/;

/**
 * Adds base path, hub URLs, a nonce for styles and the links to the files of a page; script and icon become part of
 * it. Vite and React Aria read the nonce from the element's property.
 */
export async function preparePages(root: string, { basePath, hubUrl, hubDatasetsUrl }: PageConfig): Promise<Pages> {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const links = await pageLinks(root, template);
  const { html, scriptSource } = await withOwnFiles(root, template);
  const [before, after] = splitAfterHead(html);
  const hub = `<meta name="hub" content="${hubUrl} ${hubDatasetsUrl}">`;
  const at = (path: string) => {
    const nonce = randomBytes(16).toString('base64');
    const meta = `<meta property="csp-nonce" name="csp-nonce" content="${nonce}" nonce="${nonce}">`;
    const { first, last } = links(path);
    const rest = after.replace('</head>', `${last}</head>`);
    return { nonce, html: `${before}<base href="${basePath}">${meta}${hub}${first}${rest}` };
  };
  return { at, scriptSource };
}

/** Puts the first script and the icon into the page: each is smaller than the headers of a request for it. */
async function withOwnFiles(root: string, template: string) {
  const [tag, name = ''] = scriptTag.exec(template) ?? [];
  if (tag === undefined) return { html: template, scriptSource: undefined };
  const [script, icon] = await Promise.all([
    readFile(join(root, name), 'utf8'),
    readFile(join(root, 'icon.svg'), 'base64'),
  ]);
  const html = template
    .replace(tag, () => `<script>${script}</script>`)
    .replace('href="./icon.svg"', `href="data:image/svg+xml;base64,${icon}"`);
  return { html, scriptSource: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}

function splitAfterHead(template: string): readonly [string, string] {
  const head = /<head[^>]*>/i.exec(template);
  if (!head) throw new Error('The page of the web application has no <head>.');
  const end = head.index + head[0].length;
  // The source page has a base element for `npm run dev`.
  return [template.slice(0, end), template.slice(end).replace(/<base [^>]*>/, '')];
}
