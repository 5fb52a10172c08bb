import { Progress } from './progress.ts';
import { type Runner, type TestResult, writeReport } from './run-report.ts';

export const linesOfReason = 12;

/** Keeps the results of a run, prints its failures, and leaves the report for tools/test.ts. */
export class Recorder {
  private readonly progress: Progress;
  private readonly results: TestResult[] = [];
  private readonly problems: string[] = [];
  private failed = 0;

  constructor(private readonly runner: Runner) {
    this.progress = new Progress(runner);
  }

  get count(): number {
    return this.results.length;
  }

  addResult(result: TestResult): void {
    this.results.push(result);
    if (result.failure) this.addFailure(result.failure);
  }

  /** Errors outside of tests. */
  addProblem(problem: string): void {
    this.problems.push(problem);
    this.addFailure(problem);
  }

  update(done: string, file: string): void {
    this.progress.update({ done, failed: this.failed, file });
  }

  finish(suites: readonly string[]): void {
    const seconds = this.progress.end();
    writeReport(this.runner, { suites, results: this.results, problems: this.problems, seconds });
  }

  private addFailure(text: string): void {
    this.failed += 1;
    this.progress.print(text);
  }
}
