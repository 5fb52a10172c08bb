import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each import from the first file to the second, and the rule that refuses it. */
const refused = [
  ['src/domain/shared/a.ts', '#application/shared/target.ts', 'domain-stands-alone'],
  ['src/domain/shared/b.ts', 'ky', 'domain-stands-alone'],
  ['src/domain/shared/c.ts', 'node:fs', 'domain-stands-alone'],
  ['src/application/shared/a.ts', '#infrastructure/http/target.ts', 'application-knows-the-domain'],
  ['src/application/shared/b.ts', 'mobx', 'application-knows-the-domain'],
  ['contract/a.ts', '#domain/shared/target.ts', 'contract-stands-alone'],
  ['src/infrastructure/http/a.ts', '#ui/shared/target.ts', 'infrastructure-implements-ports'],
  ['src/infrastructure/browser/b.ts', '#contract/target.ts', 'contract-ends-at-the-edge'],
  ['src/infrastructure/browser/c.ts', 'ky', 'ky-stays-in-http'],
  ['src/ui/shared/a.ts', '#infrastructure/http/target.ts', 'screens-know-use-cases'],
  ['src/ui/shared/b.ts', '#contract/target.ts', 'contract-ends-at-the-edge'],
  ['src/ui/shared/c.ts', 'inversify', 'inversify-stays-in-di'],
  ['server/a.ts', '#ui/shared/target.ts', 'server-stands-apart'],
  ['server/b.ts', '#application/shared/target.ts', 'server-stands-apart'],
  ['di/a.ts', '../test/support/target.ts', 'product-knows-no-tests'],
] as const;

const allowed = [
  ['src/domain/shared/d.ts', './target.ts'],
  ['src/application/shared/d.ts', '#domain/shared/target.ts'],
  ['src/infrastructure/http/d.ts', '#contract/target.ts'],
  ['src/infrastructure/http/e.ts', 'ky'],
  ['src/ui/shared/d.ts', '#application/shared/target.ts'],
  ['server/d.ts', '#contract/target.ts'],
  ['server/e.ts', '#domain/shared/target.ts'],
  ['di/d.ts', 'inversify'],
] as const;

const targets = [
  'src/domain/shared',
  'src/application/shared',
  'src/infrastructure/http',
  'src/ui/shared',
  'contract',
  'test/support',
];
const packages = ['ky', 'mobx', 'inversify'];

/** A path that the compiler does not follow: the rules are JavaScript. */
const rules = pathToFileURL('.dependency-cruiser.mjs').href;
const folder = mkdtempSync(join(tmpdir(), 'postil-layers-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

let violations: readonly { readonly from: string; readonly rule: string }[] = [];

beforeAll(async () => {
  const layer = (name: string) => [`#${name}/*`, `./src/${name}/*`];
  const imports = Object.fromEntries([
    ...['domain', 'application', 'infrastructure', 'ui'].map(layer),
    ['#contract/*', './contract/*'],
  ]);
  write('package.json', JSON.stringify({ type: 'module', imports }));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' }));
    write(`node_modules/${name}/index.js`, 'export const used = 1;');
  }
  for (const name of targets) write(`${name}/target.ts`, 'export const used = 1;');
  for (const [file, imported] of [...refused, ...allowed])
    write(file, `import { used } from '${imported}';\nexport const use = used;`);

  const { default: layers } = (await import(rules)) as { default: IConfiguration };
  const { tsConfig: _, ...options } = layers.options ?? {};
  const { output } = await cruise(['src', 'di', 'server', 'contract'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: layers.forbidden ?? [] },
  });
  violations = (output as ICruiseResult).summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the layer rules', () => {
  it.each(refused)('reject that %s imports %s: %s', (file, _, rule) => {
    expect(violations).toContainEqual({ from: file, rule });
  });

  it.each(allowed)('allow %s to import %s', (file) => {
    const others = violations.filter(({ from, rule }) => from === file && rule !== 'no-orphans');

    expect(others).toEqual([]);
  });
});
