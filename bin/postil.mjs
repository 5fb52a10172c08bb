#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inputHash, stampFile } from './inputs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** A clone contains the sources; the published package contains the build. */
const isClone = existsSync(join(root, 'tools', 'build.mjs'));

async function isBuilt() {
  if (!existsSync(stampFile(root))) return false;
  return readFileSync(stampFile(root), 'utf8') === (await inputHash(root));
}

/** Runs in a child process, which frees its memory on exit. */
function build() {
  console.log('Building the application …');
  const child = spawn(process.execPath, [join(root, 'tools', 'build.mjs')], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** @returns {Promise<number>} */
async function run() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Postil requires Node.js 20.19 or later. The installed version is ${process.versions.node}.`);
    return 1;
  }
  const quick = process.argv.some((argument) => argument === '--help' || argument === '--version');
  const isReady = !isClone || (quick && existsSync(stampFile(root))) || (await isBuilt());
  if (!isReady && !(await build())) {
    console.error('The build failed. If dependencies have changed, run npm ci and try again.');
    return 1;
  }
  const { main } = await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
  return main({
    args: process.argv.slice(2),
    env: process.env,
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    presetDataDir: isClone ? join(root, 'data') : join(homedir(), '.postil'),
    webRoot: join(root, 'dist', 'web'),
  });
}

process.exit(await run());
