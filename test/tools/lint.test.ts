import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'postil-lint-'));
const biome = resolve('node_modules/@biomejs/biome/bin/biome');
/** Plugins of biome.json with the files they apply to. */
const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
  overrides: readonly { readonly includes: readonly string[]; readonly plugins?: readonly string[] }[];
};
const own = overrides.flatMap(({ includes, plugins }) =>
  plugins ? { includes, plugins: plugins.map((path) => resolve(path)) } : [],
);

const refused = [
  ['src/domain/a.ts', 'export const a = { user_name: 1 };'],
  ['src/domain/b.ts', "export const b = { 'user name': 1, 'user_name': 2 };"],
  ['src/application/c.ts', 'export interface C { readonly user_name: string }'],
  ['src/ui/d.ts', 'export const d = (user: Wire) => user.user_name;'],
  ['di/e.ts', 'export const e = ({ user_name: name }: Wire) => name;'],
  ['src/ui/f.ts', 'export class F { user_name = 1; }'],
  ['test/g.ts', 'expect(load()).resolves.toBe(1);'],
  ['test/h.ts', 'expect(load()).rejects.toThrow();'],
] as const;

const allowed = [
  ['src/domain/i.ts', "export const i = { type: 'label_selection', multi_label_selection: 1 };"],
  ['src/infrastructure/http/datasets/mappers/j.ts', 'export const j = { user_name: 1 };'],
  ['contract/k.ts', 'export const k = { user_name: 1 };'],
  ['src/ui/l.ts', "export const l = t('user_name');"],
  ['test/m.ts', 'await expect(load()).resolves.toBe(1);'],
] as const;

let complaints: readonly string[] = [];

beforeAll(async () => {
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ overrides: own, linter: { rules: { preset: 'none' } } }));
  for (const [file, text] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const run = promisify(execFile)(process.execPath, [biome, 'lint', '--colors=off', '--max-diagnostics=100'], {
    cwd: folder,
  });
  const { stdout, stderr } = await run.catch((refusal) => refusal);
  complaints = `${stdout}${stderr}`.match(/^\S+\.ts(?=:\d+:\d+ plugin)/gm) ?? [];
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lint plugins', () => {
  it.each(refused)('reject code in %s: %s', (file) => {
    expect(complaints).toContain(file);
  });

  it.each(allowed)('accept code in %s: %s', (file) => {
    expect(complaints).not.toContain(file);
  });
});
