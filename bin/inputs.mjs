import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const inputs = [
  'src',
  'di',
  'locales',
  'contract',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/build.mjs',
  'tools/plugins',
  'package-lock.json',
];

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Hash of the sources by content: a checkout changes the modification times of all files.
 * @param {string} root
 */
export async function inputHash(root) {
  const present = inputs.map((name) => join(root, name)).filter(existsSync);
  const files = (await Promise.all(present.map(filesIn))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(contents[index] ?? '')
      .update('\0');
  });
  return hash.digest('hex');
}

/** @param {string} root */
export const stampFile = (root) => join(root, 'dist', '.stamp');
