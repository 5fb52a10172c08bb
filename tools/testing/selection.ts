import { areaOfTest, areasOf, whySpec } from './areas.ts';
import type { Import, ImportGraph } from './import-graph.ts';

export interface Selection {
  /** The test files to run, each with the reason. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The changed files that no test depends on. */
  readonly untested: readonly string[];
}

const isSpec = /^test\/e2e\/.*\.spec\.ts$/;
const isTest = /\.(test\.tsx?|spec\.ts)$/;
const settings = /^(package(-lock)?\.json|\.npmrc|tsconfig.*\.json|vite\.config\.ts)$/;

/** The test files that a change can touch. */
export function selectTests(graph: ImportGraph, tests: readonly string[], changed: readonly string[]): Selection {
  const chosen = new Map<string, string>();
  const used = new Set<string>();
  const reasons = reasonsIn(graph, changed);

  for (const test of tests) {
    const why = reasons(test);
    if (!why) continue;
    chosen.set(test, why.reason);
    for (const file of why.files) used.add(file);
  }
  return { chosen, untested: changed.filter((file) => !used.has(file)) };
}

interface Reason {
  readonly files: readonly string[];
  readonly reason: string;
}

/** Why a test runs: first what concerns all tests, then what it imports, then the area of a browser test. */
function reasonsIn(graph: ImportGraph, changed: readonly string[]): (test: string) => Reason | undefined {
  const forAll = within(changed, reach(graph, 'vite.config.ts', isSetup), settings);
  const forSpecs = [...forAll, ...within(changed, reach(graph, 'playwright.config.ts', isSetup))];

  return (test) =>
    isSpec.test(test)
      ? (because(forSpecs, isBehindAll) ??
        because(within(changed, reach(graph, test, isInTests)), isUsed) ??
        becauseOfArea(test, changed))
      : (because(forAll, isBehindAll) ?? because(within(changed, reachOfTest(graph, test)), isUsed));
}

const isBehindAll = (file: string) => `every test depends on ${file}`;
const isUsed = (file: string) => `they use ${file}`;

const because = (files: readonly string[], tell: (file: string) => string): Reason | undefined =>
  files[0] === undefined ? undefined : { files, reason: tell(files[0]) };

function becauseOfArea(spec: string, changed: readonly string[]): Reason | undefined {
  const reasons = changed.map((file) => whySpec(spec, file));
  const files = changed.filter((_, index) => reasons[index] !== undefined);
  return because(files, () => reasons.find((reason) => reason !== undefined) ?? '');
}

const within = (changed: readonly string[], reached: ReadonlySet<string>, also?: RegExp) =>
  changed.filter((file) => reached.has(file) || also?.test(file));

/** Browser tests use the product through its pages alone, so any change can affect them. */
const isInTests = ({ path }: Import) => path.startsWith('test/');

/** Setup files that vite.config.ts names for whole projects. */
const isSetup = ({ path }: Import) => /^(test|tools)\//.test(path) && !isTest.test(path);

/** A test of one area does not follow the wiring and the routes into the other areas. */
function reachOfTest(graph: ImportGraph, test: string): ReadonlySet<string> {
  const area = areaOfTest(test);
  const opensAll = area === undefined && /^test\/(ui|di)\//.test(test);
  return reach(graph, test, (link, from) => opensAll || !leavesArea(link, from, area));
}

function leavesArea({ path, isDynamic }: Import, from: string, area: string | undefined): boolean {
  const areas = areasOf(path);
  const isWiring = isDynamic ? /^(src\/ui|di)\//.test(from) : /^(di|test\/support)\//.test(from);
  return isWiring && areas.length > 0 && !(area !== undefined && areas.includes(area));
}

/** Programs that vitest's setup bundles: no test imports them. */
const programs: ImportGraph = new Map(
  [
    ['test/support/server/processes/postil.ts', 'test/support/server/processes/postil-process.ts'],
    ['test/server/engine/embedded.test.ts', 'test/support/server/processes/engine-process.ts'],
  ].map(([from = '', path = '']) => [from, [{ path, isDynamic: false }]]),
);

function reach(
  graph: ImportGraph,
  start: string,
  follows: (link: Import, from: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const from of reached) {
    const links = [...(graph.get(from) ?? []), ...(programs.get(from) ?? [])];
    for (const link of links) if (follows(link, from)) reached.add(link.path);
  }
  return reached;
}
