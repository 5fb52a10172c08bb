import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

export interface WebFile {
  readonly path: string;
  readonly type: string;
  /** Compressed versions from the build. */
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', string>>>;
  /** The name contains a hash of the content. */
  readonly immutable: boolean;
  readonly etag: string;
}

export type WebFiles = ReadonlyMap<string, WebFile>;

const isServed = (path: string) => path !== 'index.html' && !/\.(br|gz)$/.test(path) && !/(^|\/)\./.test(path);

async function describe(root: string, path: string, all: ReadonlySet<string>): Promise<WebFile> {
  const content = await readFile(join(root, path));
  return {
    path: join(root, path),
    type: types[extname(path)] ?? 'application/octet-stream',
    encoded: {
      ...(all.has(`${path}.br`) && { br: join(root, `${path}.br`) }),
      ...(all.has(`${path}.gz`) && { gzip: join(root, `${path}.gz`) }),
    },
    immutable: path.startsWith('assets/'),
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
}

/** Listed once: requests cannot reach other files. */
export async function listFiles(root: string): Promise<WebFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length).replaceAll(sep, '/'));
  const all = new Set(paths);
  const served = paths.filter(isServed);
  return new Map(await Promise.all(served.map(async (path) => [path, await describe(root, path, all)] as const)));
}
