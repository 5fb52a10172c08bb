import { posix } from 'node:path';

export interface Import {
  readonly path: string;
  /** Written `import('…')`. */
  readonly isDynamic: boolean;
}

/** Each file with the files of the project it imports or names. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const isModule = /\.(ts|tsx|mjs)$/;

/** A string, and the text in front of it if that makes it a dynamic import or an import of types alone. */
const strings =
  /(import\s*\(\s*|import\.meta\.glob\b[^'"`;]*|\b(?:import|export)\s+type\b[^'"`;]*)?(['"`])([^'"`\n]+)\2/g;

/**
 * Every string that names a file counts as a static import: workers, programs and fixtures are named like that.
 * Imports of types alone are left out, because they change nothing when the tests run.
 */
export function importGraph(
  files: readonly string[],
  read: (path: string) => string,
  aliases: Readonly<Record<string, string>>,
): ImportGraph {
  const resolve = resolver(files, aliases);
  return new Map(files.map((file) => [file, isModule.test(file) ? importsIn(file, read(file), resolve) : []]));
}

type Resolve = (from: string, name: string) => readonly string[];

function importsIn(file: string, text: string, resolve: Resolve): readonly Import[] {
  const found = new Map<string, Import>();
  for (const [, before = '', , name = ''] of text.matchAll(strings)) {
    const isDynamic = before.trimEnd().endsWith('(');
    if (before !== '' && !isDynamic) continue;
    for (const path of resolve(file, name)) {
      if (path !== file && found.get(path)?.isDynamic !== false) found.set(path, { path, isDynamic });
    }
  }
  return [...found.values()];
}

/** A name can be an alias of package.json, relative to its file, or relative to the root; a folder stands for its files. */
function resolver(files: readonly string[], aliases: Readonly<Record<string, string>>): Resolve {
  const known = new Set(files);
  const folders = filesByFolder(files);
  const prefixes = Object.entries(aliases).map(([alias, path]) => [alias.replace('*', ''), path] as const);

  return (from, name) => {
    const path = placeOf(from, name, prefixes);
    if (!name.includes('/') && !from.startsWith('test/')) return []; // "README.md" is a name in many places
    if (/^\..*\*/.test(name)) return files.filter((file) => matches(file, path));
    return known.has(path) ? [path] : (folders.get(path) ?? []);
  };
}

const matches = (file: string, glob: string) => {
  const parts = glob.split('*');
  return file.startsWith(parts[0] ?? '') && file.endsWith(parts.at(-1) ?? '') && depth(file) === depth(glob);
};

const depth = (path: string) => path.split('/').length;

function placeOf(from: string, name: string, prefixes: readonly (readonly [string, string])[]): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const alias = prefixes.find(([prefix]) => name.startsWith(prefix));
  return alias ? posix.normalize(alias[1].replace('*', name.slice(alias[0].length))) : posix.normalize(name);
}

/** Without the folders of the root: their names are common words. */
function filesByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder)) {
      const held = folders.get(folder);
      if (held) held.push(file);
      else folders.set(folder, [file]);
    }
  }
  return folders;
}
