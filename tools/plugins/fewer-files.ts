import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Code of a chunk that holds nothing itself: it passes on names of another, or only loads it. */
const forwarding = /^(?:export\{([^}]*)\}from|import)["']\.\/([\w-]+\.js)["'];?\s*$/;

/** Part of the names of files: to be raised when this plugin writes other code. */
const version = '1';

interface Facade {
  readonly file: string;
  readonly target: string;
  /** Names of the exports, each behind that in the target. */
  readonly names: readonly (readonly [theirs: string, own: string])[];
}

function facadeOf(file: string, code: string): Facade | undefined {
  const [, exported, target] = forwarding.exec(code) ?? [];
  if (target === undefined) return undefined;
  return { file, target: file.replace(baseName(file), target), names: exported ? namePairs(exported) : [] };
}

const baseName = (file: string) => file.replace(/^.*\//, '');

const textOf = (source: string | Uint8Array) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

/** Dynamic imports of the facade pick its exports from the target. */
function importDirectly(code: string, { file, target, names }: Facade) {
  const picked = names.map(([theirs, own]) => `${own}:e.${theirs}`).join();
  return code.replaceAll(`import(\`./${baseName(file)}\`)`, `import(\`./${baseName(target)}\`).then(e=>({${picked}}))`);
}

function facadesIn(bundle: Bundle) {
  return Object.values(bundle).flatMap((each) => {
    const facade = each.type === 'chunk' ? facadeOf(each.fileName, each.code) : undefined;
    return facade ? [facade] : [];
  });
}

function removeFacades(bundle: Bundle) {
  for (const facade of facadesIn(bundle)) {
    for (const each of Object.values(bundle)) if (each.type === 'chunk') each.code = importDirectly(each.code, facade);
    replaceFile(bundle, facade.file, facade.target);
  }
}

/** The page named the file of the helpers too, and would load its first script twice. */
function dropRepeats(bundle: Bundle) {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') return;
  const scripts = /\s*<script type="module"[^>]*><\/script>/g;
  const seen = new Set<string>();
  page.source = textOf(page.source).replace(scripts, (script) =>
    seen.has(script.trim()) ? '' : seen.add(script.trim()) && script,
  );
}

const chunkNamed = (bundle: Bundle, name: string) =>
  Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name) as Rolldown.OutputChunk | undefined;

/** Pairs of names: `a as b` becomes `[a, b]`. */
const namePairs = (list: string) =>
  list.split(',').map((each) => {
    const [from = '', to = from] = each.split(' as ');
    return [from, to] as const;
  });

/** Code that gives each imported helper its local name. */
const takenHelpers = (names: string) =>
  `var ${namePairs(names)
    .map(([own, local]) => `${local}=$helpers.${own}`)
    .join()};`;

/** Code that makes the helpers of the bundler: `$helpers`, by the names of their exports. */
function helpersIn(code: string) {
  const [, body, exported] = /^(.*);export\{([^}]*)\};?\s*$/s.exec(code) ?? [];
  if (body === undefined || exported === undefined) throw new Error('The helpers of the bundler have another form.');
  const pairs = namePairs(exported).map(([local, own]) => `${own}:${local}`);
  return `var $helpers=(()=>{${body};return{${pairs.join()}}})();`;
}

/** Puts the bundler's helpers, a file of their own, into the first chunk, which every other one needs too. */
function moveHelpers(bundle: Bundle, into: string) {
  const [helpers, base] = [chunkNamed(bundle, 'rolldown-runtime'), chunkNamed(bundle, into)];
  if (!helpers || !base) return;
  const made = helpersIn(helpers.code);
  const importing = new RegExp(`import\\{([^}]*)\\}from"\\./${baseName(helpers.fileName)}";`);
  const imported = `import{$helpers}from"./${baseName(base.fileName)}";`;
  for (const each of Object.values(bundle))
    if (each.type === 'chunk')
      each.code = each.code.replace(importing, (_, names) => (each === base ? made : imported) + takenHelpers(names));
  base.code = `${base.code.trimEnd()}export{$helpers};`;
  replaceFile(bundle, helpers.fileName, base.fileName);
}

/** Names the new file wherever the other one was named, and drops that. */
function replaceFile(bundle: Bundle, old: string, file: string) {
  for (const each of Object.values(bundle)) {
    if (each.type === 'chunk') each.code = each.code.replaceAll(`"./${baseName(old)}"`, `"./${baseName(file)}"`);
    else if (/\.(html|json)$/.test(each.fileName)) each.source = textOf(each.source).replaceAll(old, file);
  }
  delete bundle[old];
}

/** Writes stylesheets of several chunks into one file. */
function joinStyles(this: Rolldown.PluginContext, bundle: Bundle, names: readonly string[]) {
  const parts = names.flatMap((name) =>
    Object.values(bundle).flatMap((each) =>
      each.type === 'asset' && new RegExp(`^assets/${name}-[\\w-]{7}\\.css$`).test(each.fileName) ? [each] : [],
    ),
  );
  const source = parts.map((each) => textOf(each.source)).join('');
  const joined = `assets/${names[0]}-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.css`;
  for (const { fileName } of parts) replaceFile(bundle, fileName, joined);
  this.emitFile({ type: 'asset', fileName: joined, source });
}

/** Removes files that only pass on others, and joins stylesheets: each file costs a page a request. */
export function fewerFiles(styles: readonly string[]): Plugin {
  return {
    name: 'postil-fewer-files',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => version,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        removeFacades(bundle);
        moveHelpers(bundle, 'base');
        joinStyles.call(this, bundle, styles);
        dropRepeats(bundle);
      },
    },
  };
}
