import { readFileSync } from 'node:fs';
import type { Manifest } from '../../../tools/checks/entry-files.ts';

/** File of the build that holds a module of the browser's code, relative to the page. */
export function builtFile(module: string): string {
  const manifest: Manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no file for ${module}`);
  return file;
}
