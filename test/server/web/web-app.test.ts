import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/read-config.ts';
import { createWebApp } from '#server/web/web-app.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'postil-web-'));
  await mkdir(join(root, 'web', 'assets'), { recursive: true });
  await mkdir(join(root, 'web-evil'));
  const web = (name: string) => join(root, 'web', name);
  await writeFile(
    web('index.html'),
    '<!doctype html><html><head lang="en"><base href="/" /><title>P</title></head></html>',
  );
  await writeFile(web('assets/main-1a2b.js'), 'plain');
  await writeFile(web('assets/main-1a2b.js.br'), 'brotli');
  await writeFile(web('assets/main-1a2b.js.gz'), 'gzip');
  await writeFile(web('assets/template-frame-3c4D_-.html'), '<!doctype html>');
  await writeFile(web('favicon.svg'), '<svg/>');
  await writeFile(web('.secret'), 'hidden');
  await writeFile(join(root, 'outside.txt'), 'outside');
  await writeFile(join(root, 'web-evil', 'x.txt'), 'beside');
});

afterAll(() => rm(root, { recursive: true }));

const api = async (request: Request) =>
  Response.json({ path: new URL(request.url).pathname, method: request.method, body: await request.text() });

const anApp = (env: Record<string, string> = {}) => createWebApp(readConfig([], env), join(root, 'web'), api);

const visit = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

const nonceIn = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';

describe('the page', () => {
  it.each(['/', '/sign-in', '/dataset/1/annotation-mode?page=2', '/stanfordnlp%2Fimdb', '/%E0%A4%A'])(
    'answers a visit of %s',
    async (path) => {
      const app = await anApp();

      const response = await app.request(path, visit);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toMatch('<head lang="en"><base href="/">');
    },
  );

  it('has a fresh nonce each time, the same as its policy', async () => {
    const app = await anApp();

    const [one, other] = [await app.request('/', visit), await app.request('/', visit)];

    const nonce = nonceIn(await one.text());
    expect(one.headers.get('content-security-policy')).toMatch(`style-src 'self' 'nonce-${nonce}';`);
    expect(nonceIn(await other.text())).not.toBe(nonce);
  });

  it('has the base path', async () => {
    const app = await anApp({ BASE_PATH: '/tools/postil' });

    const response = await app.request('/tools/postil/sign-in', visit);

    const html = await response.text();
    expect(html.match(/<base [^>]*>/g)).toEqual(['<base href="/tools/postil/">']);
  });

  it("has the hub's address, the only other one in its policy", async () => {
    const app = await anApp({ HUB_URL: 'https://hub.test', HUB_DATASETS_URL: 'https://rows.hub.test/v1' });

    const response = await app.request('/', visit);

    expect(await response.text()).toMatch('<meta name="hub" content="https://hub.test https://rows.hub.test/v1">');
    expect(response.headers.get('content-security-policy')).toMatch("connect-src 'self' https://rows.hub.test;");
  });

  it('redirects to the base path if the last slash is missing', async () => {
    const app = await anApp({ BASE_PATH: '/postil' });

    const response = await app.request('/postil?auth=YTpi&x=%2F', visit);

    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/postil/?auth=YTpi&x=%2F');
  });

  it.each(['/', '/postil-evil/', '/other', '//evil.example'])(
    'is not served at %s, outside the base path',
    async (path) => {
      const app = await anApp({ BASE_PATH: '/postil' });

      const response = await app.request(`http://postil.test${path}`, visit);

      expect(response.status).toBe(404);
    },
  );
});

describe('a file', () => {
  it('with a hash in its name is cached forever', async () => {
    const app = await anApp();

    const response = await app.request('/assets/main-1a2b.js');

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('plain');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
  ])('is sent to clients that accept "%s" as %s', async (accepted, encoding, body) => {
    const app = await anApp();

    const response = await app.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  it('without a hash in its name is revalidated, and not sent twice', async () => {
    const app = await anApp();
    const first = await app.request('/favicon.svg');

    const second = await app.request('/favicon.svg', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it.each([
    '/assets/gone.js',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/../web-evil/x.txt',
    '//etc/passwd',
    '/assets//main-1a2b.js',
    '/.secret',
    '/index.html.br',
    '/assets/main-1a2b.js.br',
  ])('is not found at %s', async (path) => {
    const app = await anApp();

    const response = await app.request(new Request(`http://postil.test${path}`));

    expect(response.status).toBe(404);
  });

  it('that is missing among the assets is not found by a visit, too', async () => {
    const app = await anApp();

    const response = await app.request('/assets/gone.js', visit);

    expect(response.status).toBe(404);
  });

  it('cannot be written', async () => {
    const app = await anApp();

    const response = await app.request('/favicon.svg', { method: 'PUT', body: 'x' });

    expect(response.status).toBe(405);
  });
});

describe('the document that runs templates', () => {
  const rules = (embedOrigins = '') =>
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; " +
    `form-action 'none'; base-uri 'none'; frame-ancestors 'self'${embedOrigins}; ` +
    "require-trusted-types-for 'script'; trusted-types default postil-template; sandbox allow-scripts";

  it.each([
    [{}, '/assets/template-frame-3c4D_-.html', rules()],
    [{ BASE_PATH: '/tools' }, '/tools/assets/template-frame-3c4D_-.html', rules()],
    [
      { EMBED_ORIGINS: 'https://portal.example' },
      '/assets/template-frame-3c4D_-.html',
      rules(' https://portal.example'),
    ],
  ])('has with %j its own policy at %s', async (env, path, policy) => {
    const app = await anApp(env);

    const { status, headers } = await app.request(path, visit);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch('text/html');
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('connection-allowlist')).toBe('()');
    expect(headers.get('x-dns-prefetch-control')).toBe('off');
    expect(headers.get('cache-control')).toMatch('immutable');
  });

  it('is the only file with its policy', async () => {
    const app = await anApp();

    const { headers } = await app.request('/assets/main-1a2b.js');

    expect(headers.get('content-security-policy')).not.toMatch('unsafe');
    expect(headers.get('connection-allowlist')).toBeNull();
  });
});

describe('a call of the API', () => {
  it.each([
    [{}, '/api/v1/me'],
    [{ BASE_PATH: '/postil' }, '/postil/api/v1/me'],
  ])('with %j reaches it from %s', async (env, path) => {
    const app = await anApp(env);

    const response = await app.request(path, { method: 'POST', body: '{"a":1}' });

    expect(await response.json()).toEqual({ path: '/api/v1/me', method: 'POST', body: '{"a":1}' });
  });

  it('has a policy that forbids everything in a document', async () => {
    const app = await anApp();

    const response = await app.request('/api/v1/me');

    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('the security headers', () => {
  it.each(['/', '/favicon.svg', '/assets/gone.js', '/api/v1/me'])('are on %s', async (path) => {
    const app = await anApp();

    const { headers } = await app.request(path, visit);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toMatch('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('have a policy without inline scripts, evaluation or foreign sources', async () => {
    const app = await anApp();

    const { headers } = await app.request('/', visit);

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe/);
    expect(policy.replace(/nonce-[^']+/, 'nonce-N')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-N'; img-src 'self' data: blob: https:; " +
        "connect-src 'self' https://datasets-server.huggingface.co; font-src 'self'; " +
        "frame-src 'self'; object-src 'none'; base-uri 'self'; " +
        "form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; " +
        'trusted-types dompurify postil-worker postil-measuring',
    );
  });

  it('have the configured sources of pictures and origins of frames', async () => {
    const app = await anApp({
      IMAGE_SOURCES: "'self' https://images.example",
      EMBED_ORIGINS: 'https://portal.example',
    });

    const { headers } = await app.request('/', visit);

    expect(headers.get('content-security-policy')).toMatch("img-src 'self' https://images.example;");
    expect(headers.get('content-security-policy')).toMatch("frame-ancestors 'self' https://portal.example;");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });
});

describe('the root of the application', () => {
  const start = '/dataset/1/annotation-mode?status=draft';

  it.each([
    ['/', start],
    ['/postil', `/postil${start}`],
  ])('at %s redirects to the configured page with the status 302', async (base, expected) => {
    const app = await anApp({ BASE_PATH: base, ROOT_REDIRECT: start });

    const response = await app.request(`${base}/`.replace('//', '/'), visit);

    expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
  });

  it.each(['/?name=reviews', '/sign-in'])('alone redirects: %s is shown', async (path) => {
    const app = await anApp({ ROOT_REDIRECT: start });

    expect((await app.request(path, visit)).status).toBe(200);
  });

  it.each(['/', 'sign-in', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/'])(
    'cannot redirect to %s',
    (target) => {
      expect(() => readConfig([], { ROOT_REDIRECT: target })).toThrow(/ROOT_REDIRECT must be a path/);
    },
  );
});
