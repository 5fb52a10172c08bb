import type { Finding } from './finding.ts';

const maxDepth = 5;
const watched = /^(src|di|server|contract|locales|lint|test|tools|bench|bin)\//;
const layers = /^(src|di|server|contract)\//;
const recordings = /^test\/contract\/recordings\//;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** Checks depth and names of files, and refuses barrel files. `read` returns the text of a file. */
export function checkTree(files: readonly string[], read: (path: string) => string): Finding {
  const paths = files.filter((path) => watched.test(path) && !recordings.test(path));
  const problems = [...deep(paths), ...misnamed(paths), ...barrels(paths, read)];

  return { problems, note: `tree: ${paths.length} files` };
}

/** Counted from the layer, which is the first folder in `src` or in the root. */
const deep = (paths: readonly string[]) =>
  paths
    .filter((path) => layers.test(path) && path.replace(/^src\//, '').split('/').length - 1 > maxDepth)
    .map((path) => `${path}: is more than ${maxDepth} folders deep`);

const misnamed = (paths: readonly string[]) =>
  paths
    .filter((path) => path.split('/').some((part) => !kebab.test(part)))
    .map((path) => `${path}: names must be in kebab-case`);

/** Index files that export other modules. */
const barrels = (paths: readonly string[], read: (path: string) => string) =>
  paths
    .filter((path) => layers.test(path) && /\/index\.tsx?$/.test(path) && /^export\b.*\bfrom\b/m.test(read(path)))
    .map((path) => `${path}: is a barrel file; import the modules directly`);
