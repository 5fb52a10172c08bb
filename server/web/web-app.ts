import { readFile } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { firstAnswersFolder } from '#contract/first-answers.ts';
import type { Config } from '../config.ts';
import { listFiles, type WebFile, type WebFiles } from './files.ts';
import { firstAnswers } from './first-answers.ts';
import { type Pages, preparePages } from './page.ts';
import { commonHeaders, contentPolicy, dataPolicy, frameHeaders } from './policy.ts';
import type { RequestHandler } from './request-handler.ts';

type WebConfig = Pick<
  Config,
  'apiUrl' | 'basePath' | 'rootRedirect' | 'imageSources' | 'embedOrigins' | 'hubUrl' | 'hubDatasetsUrl'
>;
type WebContext = Context<{ Bindings: HttpBindings }>;

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not the name of a file
  }
};

const accepts = (header: string | undefined, coding: string) =>
  (header ?? '').split(',').some((each) => {
    const [name = '', quality = ''] = each.trim().split(/\s*;\s*q=/);
    return name === coding && Number(quality || 1) > 0;
  });

async function sendFile(c: WebContext, file: WebFile, rules: Readonly<Record<string, string>>) {
  const accepted = c.req.header('accept-encoding');
  const coding = (['br', 'gzip'] as const).find((each) => file.encoded[each] && accepts(accepted, each));
  c.header('content-type', file.type);
  for (const [name, value] of Object.entries(rules)) c.header(name, value);
  c.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('etag', file.etag);
  if (file.encoded.br || file.encoded.gzip) c.header('vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  if (coding) c.header('content-encoding', coding);
  return c.body(await readFile((coding && file.encoded[coding]) ?? file.path));
}

const isFrame = (path: string) => /^assets\/template-frame-[\w-]+\.html$/.test(path);

/** Page visits always get the application; only requests for files get 404. */
const isVisit = (c: WebContext, path: string) =>
  path === '' || (!path.startsWith('assets/') && (c.req.header('accept') ?? '').includes('text/html'));

/** Redirects visits of the root; with a query, they are visits of the list of datasets. */
function redirectOf({ basePath, rootRedirect }: WebConfig, c: WebContext, path: string) {
  const isRoot = path === '' && new URL(c.req.url).search === '';
  return isRoot && rootRedirect !== undefined ? basePath + rootRedirect.slice(1) : undefined;
}

function serveWeb(config: WebConfig, files: WebFiles, { at, scriptSource }: Pages) {
  const ofFiles = { 'content-security-policy': contentPolicy(config) };
  const ofFrame = frameHeaders(config);
  return (c: WebContext, path: string) => {
    const target = redirectOf(config, c, path);
    if (target !== undefined) return c.redirect(target, 302);
    const file = files.get(decoded(path));
    if (file) return sendFile(c, file, isFrame(path) ? ofFrame : ofFiles);
    if (!isVisit(c, path)) return c.text('Not found', 404);
    const { html, nonce } = at(path);
    c.header('content-security-policy', contentPolicy(config, { nonce, scriptSource }));
    c.header('cache-control', 'no-cache');
    return c.html(html);
  };
}

function withoutBase(request: Request, basePath: string) {
  if (basePath === '/') return request;
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(basePath.length - 1);
  return new Request(url, request);
}

const isCall = (path: string) => path === 'api' || path.startsWith('api/');

/** Health, readiness and metrics. */
const isOperation = (path: string) => path === 'healthz' || path === 'readyz' || path === 'metrics';

function handlersOf(api: RequestHandler, operation: RequestHandler, { apiUrl }: WebConfig) {
  const first = firstAnswers(api, apiUrl !== undefined);
  return (path: string): RequestHandler | undefined => {
    if (isCall(path)) return api;
    if (path.startsWith(firstAnswersFolder)) return first;
    return isOperation(path) ? operation : undefined;
  };
}

/** Web application and API under one address, with security headers on every response. */
export async function createWebApp(
  config: WebConfig,
  root: string,
  api: RequestHandler,
  operation: RequestHandler = api,
): Promise<Hono<{ Bindings: HttpBindings }>> {
  const web = serveWeb(config, await listFiles(root), await preparePages(root, config));
  const always = Object.entries({ ...commonHeaders(config), 'content-security-policy': dataPolicy });
  const { basePath } = config;
  const answers = handlersOf(api, operation, config);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  });
  app.use(`${basePath}${firstAnswersFolder}*`, compress());
  app.all('*', (c) => {
    if (`${c.req.path}/` === basePath) return c.redirect(`${basePath}${new URL(c.req.url).search}`, 308);
    if (!c.req.path.startsWith(basePath)) return c.text('Not found', 404);
    const path = c.req.path.slice(basePath.length);
    const answer = answers(path);
    if (answer) return answer(withoutBase(c.req.raw, basePath), c.env);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405);
    return web(c, path);
  });
  return app;
}
