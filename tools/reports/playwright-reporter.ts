import { readFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { nameOf, pathOf } from './names.ts';
import { linesOfReason, Recorder } from './recorder.ts';
import { indent, linesOf, spellNumber } from './spelling.ts';

const linesOfPage = 60;

type Step = Pick<TestStep, 'title' | 'error'> & { readonly steps: readonly Step[] };

interface Failed {
  readonly errors: readonly TestError[];
  readonly steps: readonly Step[];
  readonly attachments: TestResult['attachments'];
}

/** The step that failed, every reason with the line of the test, and what the page showed. */
export function playwrightFailure(what: string, file: string, { errors, steps, attachments }: Failed): string {
  const reasons = errors.flatMap((error) => [...linesOf(error.message, linesOfReason), ...placeOf(error, file)]);
  const lines = [...reasons, ...pageOf(attachments)];
  return [`FAILED ${[what, ...failedStep(steps)].join(' › ')}`, ...indent(lines)].join('\n');
}

/** The line in the test's own file, if the error came from there. */
function placeOf({ location, stack = '' }: TestError, file: string): readonly string[] {
  const own = stack
    .split('\n')
    .map((line) => /^\s*at (?:.* \()?(.+):(\d+):\d+\)?$/.exec(line))
    .find((frame) => frame?.[1] !== undefined && pathOf(frame[1]) === file);
  if (own) return [`at ${file}:${own[2]}`];
  return location ? [`at ${pathOf(location.file)}:${location.line}`] : [];
}

function failedStep(steps: readonly Step[]): readonly string[] {
  const failed = steps.find(({ error }) => error);
  return failed ? [failed.title, ...failedStep(failed.steps)] : [];
}

const pageIn = /```yaml\n([\s\S]*?)\n```/;

function pageOf(attachments: TestResult['attachments']): readonly string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return [];
  const page = pageIn.exec(readFileSync(path, 'utf8'))?.[1];
  return ['The page:', ...indent(linesOf(page, linesOfPage), 2)];
}

/** Shows the progress of Playwright and its failures, and writes the report of the run. */
export default class PlaywrightReporter implements Reporter {
  private readonly recorder = new Recorder('playwright');
  private suites: readonly string[] = [];
  private tests = 0;

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.suites = projects.map(({ name }) => name);
    this.tests = suite.allTests().length;
  }

  onTestBegin(test: TestCase): void {
    this.update(test);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, suite = '', , ...titles] = test.titlePath();
    const file = pathOf(test.location.file);
    const state = result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed';
    const failure = state === 'failed' && { failure: playwrightFailure(nameOf(suite, file, titles), file, result) };
    this.recorder.addResult({ suite, file, titles, state, seconds: result.duration / 1000, ...failure });
    this.update(test);
  }

  onError({ message }: TestError): void {
    const reason = indent(linesOf(message, linesOfReason));
    this.recorder.addProblem(['FAILED outside of the tests', ...reason].join('\n'));
  }

  onEnd(): void {
    this.recorder.finish(this.suites);
  }

  /** Otherwise Playwright adds a reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }

  private update(test: TestCase): void {
    const done = `${spellNumber(this.recorder.count)} of ${spellNumber(this.tests)} tests`;
    this.recorder.update(done, pathOf(test.location.file));
  }
}
