import { afterFailure } from '#domain/annotation/delivery.ts';
import {
  isOver,
  type RefusedRow,
  type Upload,
  type UploadState,
  withDelivered,
  withRefused,
} from '#domain/creation/running/upload.ts';
import type { Failure } from '#domain/shared/failure.ts';
import type { RecordSender } from '../../ports/creation/record-sender.ts';
import type { RecordBatch } from '../../ports/creation/row-reader.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';
import { failureOf } from '../../shared/failure-of.ts';
import type { Patience } from '../../shared/patience.ts';

/** Batches from some row on. */
export type Batches = (skip: number) => AsyncIterable<RecordBatch>;

type Part = Pick<RecordBatch, 'first' | 'items'>;

/** What was said of a place in a request says nothing to whoever reads a file. */
const withoutPlace = (reason: string) => reason.replace(/^Record at position \d+ is not valid because /, '');

/** One upload: batch after batch, each until the server has it. */
export class UploadRun {
  failure: Failure | undefined;
  private running: Promise<void> | undefined;
  private nudge: () => void = () => undefined;
  private isLeft = false;

  constructor(
    public upload: Upload,
    private readonly batches: Batches,
    private readonly sender: RecordSender,
    private readonly patience: Patience,
    private readonly changed: (upload: Upload) => Promise<void>,
  ) {}

  /** Until it is over, or halted. */
  start(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Ends what is under way with the batch that is on its way. */
  async pause(): Promise<void> {
    await this.become('paused');
    this.nudge();
    await this.running;
  }

  async goOn(): Promise<void> {
    await this.running;
    await this.become('running');
    await this.start();
  }

  /** Ends as it stands, for somebody to go on with it another time. */
  leave(): void {
    this.isLeft = true;
    this.nudge();
  }

  /** There is no need to wait any longer. */
  hurry(): void {
    this.nudge();
  }

  private get isHalted() {
    return this.isLeft || this.upload.state === 'paused' || isOver(this.upload);
  }

  private async run() {
    this.failure = undefined;
    const failure = await failureOf(this.sendAll());
    if (failure) await this.stop(failure);
  }

  /** A source that breaks off fails. */
  private async sendAll() {
    for await (const batch of this.batches(this.upload.sent)) {
      const refused: RefusedRow[] = [];
      if (this.isHalted || !(await this.deliver(batch, refused))) return;
      const { first, items, ...rest } = batch;
      const sent = first - 1 + items.length;
      this.upload = withDelivered(withRefused(this.upload, refused), { ...rest, sent });
      await this.changed(this.upload);
      if (this.isHalted) return;
    }
    if (!this.isHalted) await this.become('done');
  }

  /** Whether all of it has been dealt with. What is refused is tried by halves, until it is known which record it is. */
  private async deliver(part: Part, refused: RefusedRow[]): Promise<boolean> {
    const outcome = await this.send(part);
    if (outcome === 'taken') return true;
    if (outcome === 'halted') return false;
    const { status, detail } = callFailureOf(outcome) ?? {};
    if (status !== 422 && status !== 413) return this.stop(outcome);
    if (part.items.length === 1) {
      refused.push({ row: part.first, reason: withoutPlace(detail ?? `${status}`) });
      return true;
    }
    const half = Math.ceil(part.items.length / 2);
    const [begun, rest] = [part.items.slice(0, half), part.items.slice(half)];
    return (
      (await this.deliver({ first: part.first, items: begun }, refused)) &&
      (await this.deliver({ first: part.first + half, items: rest }, refused))
    );
  }

  /** A failure that would be the same again is an outcome, too. */
  private async send({ items }: Part): Promise<'taken' | 'halted' | Failure> {
    for (;;) {
      const failure = await failureOf(this.sender.send(this.upload.datasetId, items));
      if (!failure) return this.taken();
      const { status, retryAfter } = callFailureOf(failure) ?? {};
      if (afterFailure('upsert', status) !== 'retry') return failure;
      this.patience.heed(retryAfter);
      if (!this.isHalted) await this.rest();
      if (this.isHalted) return 'halted';
    }
  }

  private async taken(): Promise<'taken'> {
    this.patience.reset();
    if (this.upload.state === 'waiting') await this.become('running');
    return 'taken';
  }

  private async rest() {
    if (this.upload.state === 'running') await this.become('waiting');
    const nudged = new Promise<void>((resolve) => {
      this.nudge = resolve;
    });
    await Promise.race([this.patience.wait(), nudged]);
  }

  private async stop(failure: Failure): Promise<false> {
    this.failure = failure;
    await this.become('stopped');
    return false;
  }

  private async become(state: UploadState) {
    this.upload = { ...this.upload, state };
    await this.changed(this.upload);
  }
}
