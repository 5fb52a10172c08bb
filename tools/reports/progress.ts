import { spellSeconds } from './spelling.ts';

/** Output of the progress line: a terminal, a file or a pipe. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface State {
  /** How much has run, "12 of 40 files". */
  readonly done: string;
  readonly failed: number;
  /** The file that runs. */
  readonly file: string;
}

const clear = '\r\u001b[2K';
const terminalEveryMs = 100;
const logEveryMs = 20_000;

/** One line about a run: rewritten in place on a terminal, repeated now and then in a log. */
export class Progress {
  private readonly start = Date.now();
  private state: State | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly runner: string,
    private readonly output: Output = process.stdout,
  ) {}

  update(state: State): void {
    this.state = state;
    this.timer ??= setInterval(() => this.paint(), this.output.isTTY ? terminalEveryMs : logEveryMs).unref();
  }

  /** Prints lines that stay. */
  print(text: string): void {
    this.output.write(`${this.output.isTTY ? clear : ''}${text}\n`);
  }

  /** Ends the line; returns how many seconds the run took. */
  end(): number {
    clearInterval(this.timer);
    this.paint();
    if (this.output.isTTY) this.output.write('\n');
    return (Date.now() - this.start) / 1000;
  }

  private paint(): void {
    if (!this.state) return;
    const { done, failed, file } = this.state;
    const time = spellSeconds((Date.now() - this.start) / 1000);
    const line = [`${this.runner}  ${done}`, `${failed} failed`, time, file].join(' · ');
    if (this.output.isTTY) this.output.write(clear + line.slice(0, (this.output.columns ?? 80) - 1));
    else this.output.write(`${line}\n`);
  }
}
