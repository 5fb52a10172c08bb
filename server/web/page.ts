import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

export interface HtmlPage {
  readonly html: string;
  readonly nonce: string;
}

type PageConfig = Pick<Config, 'basePath' | 'hubUrl' | 'hubDatasetsUrl'>;

/**
 * Adds base path, hub URLs and a nonce for styles to the page. Vite and React Aria read the nonce from the element's
 * property.
 */
export function preparePage(template: string, { basePath, hubUrl, hubDatasetsUrl }: PageConfig): () => HtmlPage {
  const [before, after] = splitAfterHead(template);
  const hub = `<meta name="hub" content="${hubUrl} ${hubDatasetsUrl}">`;
  return () => {
    const nonce = randomBytes(16).toString('base64');
    const meta = `<meta property="csp-nonce" name="csp-nonce" content="${nonce}" nonce="${nonce}">`;
    return { nonce, html: `${before}<base href="${basePath}">${meta}${hub}${after}` };
  };
}

function splitAfterHead(template: string): readonly [string, string] {
  const head = /<head[^>]*>/i.exec(template);
  if (!head) throw new Error('The page of the web application has no <head>.');
  const end = head.index + head[0].length;
  // The source page has a base element for `npm run dev`.
  return [template.slice(0, end), template.slice(end).replace(/<base [^>]*>/, '')];
}
