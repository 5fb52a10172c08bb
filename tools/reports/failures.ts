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
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

const linesOfReason = 8;

/** What failed and the beginning of why: the whole stands further up in the log. */
function told(what: string, why: string | undefined): string {
  const lines = stripVTControlCharacters(why ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`FAILED ${what}`, ...lines.slice(0, linesOfReason).map((line) => `    ${line}`)].join('\n');
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

function failedInSuite({ suites = [], specs }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        told(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.errors[0]?.message),
      ),
  );
  return [...own, ...suites.flatMap(failedInSuite)];
}

export function failedInPlaywright(report: string): readonly string[] {
  const { suites, errors } = JSON.parse(report) as PlaywrightReport;
  return [...suites.flatMap(failedInSuite), ...errors.map(({ message }) => told('outside of the tests', message))];
}
