import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownChecks } from './checks/project.ts';
import { type Outcome, runQuietly } from './run.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const root = process.cwd();
const atOnce = 2;

/** The native compiler; other tools use the one in JavaScript as a library. */
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript7/package.json')));

const command = (name: string, line: string): Step => ({ name, run: () => runQuietly(line.split(' ')) });

const own = Object.entries(ownChecks).map(
  ([name, check]): Step => ({
    name,
    run: async () => {
      const { problems, note } = check(root);
      return { passed: problems.length === 0, output: [...problems, note].join('\n') };
    },
  }),
);

/** Longest first, so that both lanes finish at about the same time. */
const steps: readonly Step[] = [
  command('types', `node ${relative(root, compiler)} -b`),
  command(
    'domain and application tests',
    'vitest run --project unit test/domain test/application --reporter=minimal --coverage ' +
      '--coverage.include=src/domain/**/*.ts --coverage.include=src/application/**/*.ts',
  ),
  { name: 'sizes', run: sizes },
  command('unused code', 'knip'),
  command('code that only tests use', 'knip --production'),
  command('layers', 'depcruise src di server contract test bin --output-type err-long'),
  command('formatting and lint', 'biome ci --colors=off .'),
  ...own,
];

/** Builds the application if it is stale, then checks the sizes of its files. */
async function sizes(): Promise<Outcome> {
  const build = await runQuietly(['node', 'tools/build.mjs', '--if-stale']);
  return build.passed ? runQuietly(['size-limit']) : build;
}

/** Prints one line for each step, the output of a failed step, and the note of our own checks. */
async function perform({ name, run }: Step): Promise<boolean> {
  const start = performance.now();
  const { passed, output } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);

  console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds.padStart(5)} s  ${name}`);
  if (!passed) console.log(`${output.trimEnd()}\n`);
  else if (name in ownChecks) console.log(`                ${output.trimEnd()}`);
  return passed;
}

async function lane(waiting: Step[]): Promise<boolean> {
  const step = waiting.shift();
  if (!step) return true;
  const passed = await perform(step);
  return (await lane(waiting)) && passed;
}

const wanted = process.argv.slice(2);
const waiting = steps.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const lanes = await Promise.all(Array.from({ length: atOnce }, () => lane(waiting)));

process.exitCode = lanes.every(Boolean) ? 0 : 1;
