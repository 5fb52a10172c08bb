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

export type Batches = (skip: number) => AsyncIterable<RecordBatch>;

interface SentRow extends Omit<RefusedRow, 'reason'> {
  readonly item: object;
}

interface Chunk extends Pick<RecordBatch, 'floats'> {
  readonly rows: readonly SentRow[];
}

const chunkOf = ({ first, items, rows, floats }: RecordBatch): Chunk => ({
  floats,
  rows: items.map((item, index) => ({ row: first + index, item, cells: rows[index] })),
});

export class UploadRun {
  failure: Failure | undefined;
  private running: Promise<void> | undefined;
  private skipWait: () => void = () => undefined;
  private isSuspended = false;

  constructor(
    public upload: Upload,
    private readonly batches: Batches,
    private readonly sender: RecordSender,
    private readonly backoff: RetryBackoff,
    private readonly onChange: (upload: Upload) => Promise<void>,
  ) {}

  /** Resolves when the upload is over or paused. */
  start(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Resolves after the batch in flight. */
  async pause(): Promise<void> {
    await this.setState('paused');
    this.skipWait();
    await this.running;
  }

  async resume(): Promise<void> {
    await this.running;
    await this.setState('running');
    await this.start();
  }

  /** Stops without changing the state, so that a later visit resumes the upload. */
  suspend(): void {
    this.isSuspended = true;
    this.skipWait();
  }

  retryNow(): void {
    this.skipWait();
  }

  private get isHalted() {
    return this.isSuspended || this.upload.state === 'paused' || isOver(this.upload);
  }

  private async run() {
    this.failure = undefined;
    const failure = await failureOf(this.sendAll());
    if (failure) await this.stop(failure);
  }

  private async sendAll() {
    for await (const batch of this.batches(this.upload.sent)) {
      const refused: RefusedRow[] = [];
      if (this.isHalted || !(await this.deliverChunk(chunkOf(batch), refused))) return;
      const sent = batch.first - 1 + batch.items.length;
      const inOrder = refused.toSorted((one, other) => one.row - other.row);
      this.upload = withDelivered(withRefused(this.upload, inOrder), { ...batch, sent });
      await this.onChange(this.upload);
      if (this.isHalted) return;
    }
    if (!this.isHalted) await this.setState('done');
  }

  /** Sends a chunk until the server has accepted or refused each row; false when the upload was stopped before. */
  private async deliverChunk(chunk: Chunk, refused: RefusedRow[]): Promise<boolean> {
    if (chunk.rows.length === 0) return true;
    const outcome = await this.sendUntilAnswered(chunk);
    if (outcome === 'halted') return false;
    if (outcome instanceof Failure) return this.bisect(chunk, outcome, refused);
    if (outcome.length === 0) return true;
    const reasons = new Map(outcome.map(({ at, reason }) => [at, reason]));
    for (const [at, { row, cells }] of chunk.rows.entries()) {
      const reason = reasons.get(at);
      if (reason !== undefined) refused.push({ row, reason, cells });
    }
    return this.deliverChunk({ ...chunk, rows: chunk.rows.filter((_, at) => !reasons.has(at)) }, refused);
  }

  /** Bisects a chunk that the server refused without naming the row. */
  private async bisect({ rows, ...chunk }: Chunk, failure: Failure, refused: RefusedRow[]): Promise<boolean> {
    const { status, detail } = callFailureOf(failure) ?? {};
    if (status !== 422 && status !== 413) return this.stop(failure);
    const [first, ...others] = rows;
    if (first && others.length === 0) {
      refused.push({ row: first.row, reason: detail ?? `${status}`, cells: first.cells });
      return true;
    }
    const half = Math.ceil(rows.length / 2);
    return (
      (await this.deliverChunk({ ...chunk, rows: rows.slice(0, half) }, refused)) &&
      (await this.deliverChunk({ ...chunk, rows: rows.slice(half) }, refused))
    );
  }

  /** Returns the refused rows, or the failure when a retry would not help. */
  private async sendUntilAnswered(chunk: Chunk): Promise<readonly RefusedItem[] | 'halted' | Failure> {
    for (;;) {
      const outcome = await this.sendOnce(chunk);
      if (!(outcome instanceof Failure)) return outcome;
      const { status, retryAfter } = callFailureOf(outcome) ?? {};
      if (afterFailure('upsert', status) !== 'retry') return outcome;
      this.backoff.pauseFor(retryAfter);
      if (!this.isHalted) await this.waitForRetry();
      if (this.isHalted) return 'halted';
    }
  }

  private async sendOnce({ rows, floats }: Chunk): Promise<readonly RefusedItem[] | Failure> {
    const items = rows.map(({ item }) => item);
    try {
      const refused = await this.sender.send(this.upload.datasetId, items, floats);
      await this.markReachable();
      return refused;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  private async markReachable() {
    this.backoff.clearFailures();
    if (this.upload.state === 'waiting') await this.setState('running');
  }

  private async waitForRetry() {
    if (this.upload.state === 'running') await this.setState('waiting');
    const skipped = new Promise<void>((resolve) => {
      this.skipWait = resolve;
    });
    await Promise.race([this.backoff.wait(), skipped]);
  }

  private async stop(failure: Failure): Promise<false> {
    this.failure = failure;
    await this.setState('stopped');
    return false;
  }

  private async setState(state: UploadState) {
    this.upload = { ...this.upload, state };
    await this.onChange(this.upload);
  }
}
