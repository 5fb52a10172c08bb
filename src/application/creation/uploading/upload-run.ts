import { afterFailure } from '#domain/annotation/delivery.ts';
import {
  isOver,
  type RefusedRow,
  type Upload,
  type UploadState,
  withDelivered,
  withRefused,
} from '#domain/creation/running/upload.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { RecordSender, RefusedItem } from '../../ports/creation/record-sender.ts';
import type { RecordBatch } from '../../ports/creation/row-reader.ts';
import { callFailureOf } from '../../ports/shared/call-failures.ts';
import { failureOf } from '../../shared/failure-of.ts';
import type { RetryBackoff } from '../../shared/retry-backoff.ts';

/** Batches from some row on. */
export type Batches = (skip: number) => AsyncIterable<RecordBatch>;

interface Row extends Omit<RefusedRow, 'reason'> {
  readonly item: object;
}

interface Part extends Pick<RecordBatch, 'floats'> {
  readonly rows: readonly Row[];
}

const partOf = ({ first, items, rows, floats }: RecordBatch): Part => ({
  floats,
  rows: items.map((item, at) => ({ row: first + at, item, cells: rows[at] })),
});

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
    private readonly backoff: RetryBackoff,
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
      if (this.isHalted || !(await this.deliver(partOf(batch), refused))) return;
      const sent = batch.first - 1 + batch.items.length;
      const inOrder = refused.toSorted((one, other) => one.row - other.row);
      this.upload = withDelivered(withRefused(this.upload, inOrder), { ...batch, sent });
      await this.changed(this.upload);
      if (this.isHalted) return;
    }
    if (!this.isHalted) await this.become('done');
  }

  /** Sends a part until each row is taken or refused; gives false where the upload halts before. */
  private async deliver(part: Part, refused: RefusedRow[]): Promise<boolean> {
    if (part.rows.length === 0) return true;
    const outcome = await this.send(part);
    if (outcome === 'halted') return false;
    if (outcome instanceof Failure) return this.divide(part, outcome, refused);
    if (outcome.length === 0) return true;
    const reasons = new Map(outcome.map(({ at, reason }) => [at, reason]));
    for (const [at, { row, cells }] of part.rows.entries()) {
      const reason = reasons.get(at);
      if (reason !== undefined) refused.push({ row, reason, cells });
    }
    return this.deliver({ ...part, rows: part.rows.filter((_, at) => !reasons.has(at)) }, refused);
  }

  /** Tries by halves what was refused without a name, until it is known which row it is. */
  private async divide({ rows, ...part }: Part, failure: Failure, refused: RefusedRow[]): Promise<boolean> {
    const { status, detail } = callFailureOf(failure) ?? {};
    if (status !== 422 && status !== 413) return this.stop(failure);
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      refused.push({ row: first.row, reason: detail ?? `${status}`, cells: first.cells });
      return true;
    }
    const half = Math.ceil(rows.length / 2);
    return (
      (await this.deliver({ ...part, rows: rows.slice(0, half) }, refused)) &&
      (await this.deliver({ ...part, rows: rows.slice(half) }, refused))
    );
  }

  /** The rows that the server refuses by name; a failure that would be the same again is an outcome, too. */
  private async send(part: Part): Promise<readonly RefusedItem[] | 'halted' | Failure> {
    for (;;) {
      const outcome = await this.sendOnce(part);
      if (!(outcome instanceof Failure)) return outcome;
      const { status, retryAfter } = callFailureOf(outcome) ?? {};
      if (afterFailure('upsert', status) !== 'retry') return outcome;
      this.backoff.pauseFor(retryAfter);
      if (!this.isHalted) await this.rest();
      if (this.isHalted) return 'halted';
    }
  }

  private async sendOnce({ rows, floats }: Part): Promise<readonly RefusedItem[] | Failure> {
    const items = rows.map(({ item }) => item);
    try {
      const refused = await this.sender.send(this.upload.datasetId, items, floats);
      await this.reached();
      return refused;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  private async reached() {
    this.backoff.clearFailures();
    if (this.upload.state === 'waiting') await this.become('running');
  }

  private async rest() {
    if (this.upload.state === 'running') await this.become('waiting');
    const nudged = new Promise<void>((resolve) => {
      this.nudge = resolve;
    });
    await Promise.race([this.backoff.wait(), nudged]);
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
