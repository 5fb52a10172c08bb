import { readFileSync } from 'node:fs';

/** File of the build that holds a module of the browser's code, relative to the page. */
export function builtFile(module: string): string {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  );
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no file for ${module}`);
  return file;
}
