import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/server/folders.ts';

const build = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { inputHash, stampFile } from '../bin/inputs.mjs';
  if (process.env.BROKEN) process.exit(1);
  mkdirSync('dist/server', { recursive: true });
  writeFileSync('dist/server/main.js', 'export const main = ({ args, presetDataDir }) => (console.log(args.join(), presetDataDir), 7)');
  writeFileSync(stampFile(process.cwd()), await inputHash(process.cwd()));
`;

/** The build of the clone only prints its arguments. */
async function aClone() {
  const root = await aFolder();
  await cp('bin', join(root, 'bin'), { recursive: true });
  await mkdir(join(root, 'tools'));
  await mkdir(join(root, 'src', 'domain'), { recursive: true });
  await writeFile(join(root, 'tools', 'build.mjs'), build);
  await writeFile(join(root, 'src', 'domain', 'answer.ts'), 'one');
  await writeFile(join(root, 'package.json'), '{"version":"1.2.3","type":"module"}');
  return root;
}

function run(root: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const options = {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', HOME: '/home/ana', ...env },
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'postil.mjs'), ...args], options);
  return { status, stderr, lines: stdout.trim().split('\n') };
}

const building = 'Building the application …';

describe('the postil command in a clone', () => {
  it('builds itself at the first start, and stores its data in the clone', async () => {
    const root = await aClone();

    const { lines, status } = run(root, ['--port', '1']);

    expect(lines).toEqual([building, `--port,1 ${join(root, 'data')}`]);
    expect(status).toBe(7);
  });

  it('does not build itself again while its sources are unchanged', async () => {
    const root = await aClone();
    run(root);

    const { lines } = run(root);

    expect(lines).toEqual([join(root, 'data')]);
  });

  it('builds itself again when a source was changed, added or removed', async () => {
    const root = await aClone();
    const file = (name: string) => join(root, 'src', 'domain', name);
    run(root);

    await writeFile(file('answer.ts'), 'two');
    const changed = run(root);
    await writeFile(file('question.ts'), '');
    const come = run(root);
    await rm(file('question.ts'));
    const gone = run(root);

    expect([changed, come, gone].map(({ lines }) => lines[0])).toEqual([building, building, building]);
  });

  it('reports a failed build, and exits with 1', async () => {
    const root = await aClone();

    const { status, stderr } = run(root, [], { BROKEN: 'yes' });

    expect(status).toBe(1);
    expect(stderr).toBe('The build failed. If dependencies have changed, run npm ci and try again.\n');
  });
});

describe('the postil command in the package', () => {
  it('starts without a build, and stores its data in the home directory', async () => {
    const root = await aClone();
    run(root);
    await rm(join(root, 'tools'), { recursive: true });
    await rm(join(root, 'src'), { recursive: true });

    const { lines, status } = run(root);

    expect(lines).toEqual([join('/home/ana', '.postil')]);
    expect(status).toBe(7);
  });
});
