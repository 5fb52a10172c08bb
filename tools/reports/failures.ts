import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
  readonly location?: { readonly line: number };
}

interface PlaywrightStep {
  readonly title: string;
  readonly error?: PlaywrightError;
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightResult {
  readonly errors: readonly PlaywrightError[];
  readonly steps?: readonly PlaywrightStep[];
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly PlaywrightResult[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

const linesOfReason = 8;
const linesOfPage = 60;

const linesIn = (text: string | undefined) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** What failed and the beginning of each reason: the whole stands further up in the log. */
function told(what: string, ...whys: readonly (string | undefined)[]): string {
  const lines = whys.flatMap((why) => linesIn(why).slice(0, linesOfReason));
  return [`FAILED ${what}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

export function failedInVitest(report: string): readonly string[] {
  const { testResults } = JSON.parse(report) as VitestReport;

  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    if (status === 'failed' && assertionResults.length === 0) return [told(file, message)];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => told(`${file} › ${result.fullName}`, result.failureMessages[0]));
  });
}

/** The step that failed, in those that it is part of. */
function failedStep(steps: readonly PlaywrightStep[] = []): readonly string[] {
  const failed = steps.find(({ error }) => error);
  return failed ? [failed.title, ...failedStep(failed.steps)] : [];
}

const pageIn = /```yaml\n([\s\S]*?)\n```/;

/** What the page showed at the end. */
function pageOf({ attachments = [] }: PlaywrightResult): readonly string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return [];
  const lines = linesIn(pageIn.exec(readFileSync(path, 'utf8'))?.[1]).slice(0, linesOfPage);
  return ['    The page:', ...lines.map((line) => `      ${line}`)];
}

function toldOf(test: string, result: PlaywrightResult | undefined): string {
  if (!result) return told(test);
  const whys = result.errors.map(({ message, location }) => (location ? `Line ${location.line}: ${message}` : message));
  return [told([test, ...failedStep(result.steps)].join(' › '), ...whys), ...pageOf(result)].join('\n');
}

function failedInSuite({ suites = [], specs }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => toldOf(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1))),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

export function failedInPlaywright(report: string): readonly string[] {
  const { suites, errors } = JSON.parse(report) as PlaywrightReport;
  return [...suites.flatMap(failedInSuite), ...errors.map(({ message }) => told('outside of the tests', message))];
}
