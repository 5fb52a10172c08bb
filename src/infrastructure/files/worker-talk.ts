import type { ReadingProgress } from '#application/ports/creation/row-reader.ts';
import type { Answer, Asked, Said } from './messages.ts';

const nobody = () => {};
const brokenOff: Answer = { kind: 'unreadable', reason: 'brokenOff' };

/** One reading with a worker of its own: question and answer, until it is ended. */
export class WorkerTalk {
  private answered: (answer: Answer) => void = nobody;
  /** It could not be loaded, or fell over, maybe while nobody had asked. */
  private isBroken = false;

  constructor(
    private readonly worker: Worker,
    private readonly told: (progress: ReadingProgress) => void = nobody,
  ) {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data));
    worker.addEventListener('messageerror', () => this.breakOff());
    worker.addEventListener('error', () => this.breakOff());
  }

  async ask(asked: Asked): Promise<Answer> {
    if (this.isBroken) return brokenOff;
    return new Promise((resolve) => {
      this.answered = resolve;
      this.worker.postMessage(asked);
    });
  }

  end() {
    this.answered = nobody;
    this.worker.terminate();
  }

  private hear(said: Said) {
    if (said.kind === 'progress') this.told(said.progress);
    else this.answered(said);
  }

  private breakOff() {
    this.isBroken = true;
    this.answered(brokenOff);
  }
}
