import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/read-config.ts';
import { createWebApp } from '#server/web/web-app.ts';

const page =
  '<html><head><script src="./first-paint.js"></script><link rel="icon" href="./icon.svg" />' +
  '<script type="module" src="./assets/base.js"></script></head></html>';

const manifest = {
  _base: { file: 'assets/base.js' },
  _form: { file: 'assets/form.js', imports: ['_base'], css: ['assets/form.css'] },
  'src/ui/annotation/annotation-screen.tsx': { file: 'assets/record.js', imports: ['_form'], css: ['assets/form.css'] },
  'src/ui/session/sign-in-screen.tsx': { file: 'assets/sign-in.js', imports: ['_base'] },
  'locales/shell/en.json': { file: 'assets/shell-en.js' },
  'locales/answering/en.json': { file: 'assets/answering-en.js' },
  'locales/shell/de.json': { file: 'assets/shell-de.js' },
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'postil-page-'));
  await mkdir(join(root, '.vite'));
  await writeFile(join(root, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'first-paint.js'), 'first()');
  await writeFile(join(root, 'icon.svg'), '<svg/>');
});

afterAll(() => rm(root, { recursive: true }));

async function visit(path: string) {
  const app = await createWebApp(readConfig([], {}), root, () => new Response());
  const response = await app.request(path, { headers: { accept: 'text/html' } });
  return { html: await response.text(), policy: response.headers.get('content-security-policy') };
}

const linkedIn = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)].map(([, file]) => file);

describe('the page', () => {
  it('names the files of a record once each, and none that it loads anyway', async () => {
    const { html } = await visit('/dataset/5f/annotation-mode?page=2');

    expect(linkedIn(html)).toEqual(['./assets/form.css', './assets/record.js', './assets/form.js']);
  });

  it('names the files of its texts by language', async () => {
    const { html } = await visit('/dataset/5f/annotation-mode');

    const texts = '{"en":["assets/shell-en.js","assets/answering-en.js"],"de":["assets/shell-de.js"],"es":[]}';
    expect(html).toMatch(`<meta name="texts" content='${texts}'>`);
  });

  it('names only the files of the sign-in at its address', async () => {
    expect(linkedIn((await visit('/sign-in')).html)).toEqual(['./assets/sign-in.js']);
  });

  it.each(['/people', '/datasets', '/dataset/5f/annotation-mode/more'])('names no files at %s', async (path) => {
    const { html } = await visit(path);

    expect(linkedIn(html)).toEqual([]);
    expect(html).not.toMatch('texts');
  });

  it('holds its first script, which its policy allows, and its icon', async () => {
    const { html, policy } = await visit('/people');

    const hash = createHash('sha256').update('first()').digest('base64');
    expect(html).toMatch('<script>first()</script>');
    expect(policy).toMatch(`script-src 'self' 'sha256-${hash}';`);
    expect(html).toMatch(`href="data:image/svg+xml;base64,${btoa('<svg/>')}"`);
  });
});
