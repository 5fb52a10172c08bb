import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';
import { nameOf, pathOf } from './names.ts';
import { linesOfReason, Recorder } from './recorder.ts';
import { indent, linesOf, spellTests } from './spelling.ts';

interface Failure {
  readonly name?: string;
  readonly message: string;
  readonly diff?: string | undefined;
  readonly stacks?: readonly Frame[];
  /** All there is of an error that no test waited for. */
  readonly stack?: string;
}

interface Frame {
  readonly file: string;
  readonly line: number;
}

const plainNames = ['Error', 'AssertionError'];

/** Message, difference and line of the test, without a stack trace. */
export function vitestFailure(what: string, file: string, errors: readonly Failure[]): string {
  const reasons = errors.flatMap(({ name = 'Error', message, diff = '', stack, stacks = framesIn(stack) }) => {
    const reason = plainNames.includes(name) ? message : `${name}: ${message}`;
    return [...linesOf(`${reason}\n${diff}`, linesOfReason), ...placeIn(file, stacks)];
  });
  return [`FAILED ${what}`, ...indent(reasons)].join('\n');
}

const frame = /\(?(?:file:\/\/)?(\/[^()]+):(\d+):\d+\)?$/;

const framesIn = (stack = ''): readonly Frame[] =>
  stack.split('\n').flatMap((each) => {
    const [, file, line] = frame.exec(each.trim()) ?? [];
    return file === undefined ? [] : [{ file, line: Number(line) }];
  });

function placeIn(file: string, frames: readonly Frame[] = []): readonly string[] {
  const ours = frames.filter((frame) => !frame.file.includes('node_modules'));
  const outside = file === '' ? frames[0] : undefined; // any place is of use there
  const own = ours.find((frame) => pathOf(frame.file) === file) ?? ours[0] ?? outside;
  return own ? [`at ${pathOf(own.file)}:${own.line}`] : [];
}

/** Which test ran when something failed that no test waited for; vitest says so in these properties. */
export const placeOutside = ({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: name }: SerializedError): string => {
  const during = [typeof file === 'string' && pathOf(file), name].filter(Boolean).join(' › ');
  return ['outside of the tests', during].filter(Boolean).join(', during ');
};

const titlesOf = (entity: TestCase | TestSuite): readonly string[] =>
  entity.parent.type === 'module' ? [entity.name] : [...titlesOf(entity.parent), entity.name];

/** Shows the progress of vitest and its failures, and writes the report of the run. */
export default class VitestReporter implements Reporter {
  private readonly recorder = new Recorder('vitest');
  private suites: readonly string[] = [];
  private files = 0;
  private filesDone = 0;

  onInit(vitest: Vitest): void {
    this.suites = vitest.projects.map(({ name }) => name);
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length;
  }

  onTestModuleStart(module: TestModule): void {
    this.update(module);
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const { state, errors = [] } = result;
    if (state === 'pending') return;
    const file = pathOf(test.module.moduleId);
    const titles = titlesOf(test);
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const suite = test.project.name;
    const failure = state === 'failed' && { failure: vitestFailure(nameOf(suite, file, titles), file, errors) };
    const reason = result.state === 'skipped' && result.note !== undefined && { reason: result.note };
    this.recorder.addResult({ suite, file, titles, state, seconds, ...failure, ...reason });
    this.update(test.module);
  }

  /** A describe has errors of its own if its hooks fail. */
  onTestSuiteResult(suite: TestSuite): void {
    this.addErrors(suite.module, titlesOf(suite), suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.filesDone += 1;
    this.addErrors(module, [], module.errors());
    this.update(module);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) this.recorder.addProblem(vitestFailure(placeOutside(error), '', [error]));
    this.recorder.finish(this.suites);
  }

  private addErrors(module: TestModule, titles: readonly string[], errors: readonly Failure[]): void {
    const file = pathOf(module.moduleId);
    if (errors.length > 0)
      this.recorder.addProblem(vitestFailure(nameOf(module.project.name, file, titles), file, errors));
  }

  private update(module: TestModule): void {
    const done = `${this.filesDone} of ${this.files} files · ${spellTests(this.recorder.count)}`;
    this.recorder.update(done, pathOf(module.moduleId));
  }
}
