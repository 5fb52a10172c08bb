import { isOver, type Upload } from '#domain/creation/running/upload.ts';
import { limits } from '#domain/shared/limits.ts';
import type { RecordSender } from '../../ports/creation/record-sender.ts';
import type { BatchOrder, RowReader } from '../../ports/creation/row-reader.ts';
import type { StoredUpload, StoredUploads } from '../../ports/creation/stored-uploads.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Connectivity } from '../../ports/shared/connectivity.ts';
import type { Ids } from '../../ports/shared/ids.ts';
import type { Locks } from '../../ports/shared/locks.ts';
import { Listeners } from '../../shared/listeners.ts';
import { RetryBackoff } from '../../shared/retry-backoff.ts';
import { type Batches, UploadRun } from './upload-run.ts';

export interface UploadTarget {
  readonly userId: string;
  readonly datasetId: string;
  readonly datasetName: string;
  readonly fileName: string;
  readonly rows: number | undefined;
  readonly bytes: number;
}

type Order = Omit<BatchOrder, 'skip'>;

const isUnderWay = ({ state }: Upload) => state === 'running' || state === 'waiting';

const noProgress = { sent: 0, bytesRead: 0, refused: [], refusedCount: 0, wrong: {}, strangers: [] } as const;

/** All uploads of the user; they run on whichever page is open, and resume after a reload. */
export class Uploads {
  private readonly runs = new Map<string, UploadRun>();
  private readonly listeners = new Listeners<readonly Upload[]>();
  readonly watch = this.listeners.add;
  private readonly withoutStorage = new Set<string>();
  private resumedFor: string | undefined;

  constructor(
    private readonly reader: RowReader,
    private readonly sender: RecordSender,
    private readonly stored: StoredUploads,
    private readonly locks: Locks,
    private readonly ids: Ids,
    private readonly clock: Clock,
    connectivity: Connectivity,
  ) {
    connectivity.watch((isOnline) => isOnline && this.retryNow());
  }

  get all(): readonly Upload[] {
    return [...this.runs.values()].map(({ upload }) => upload);
  }

  failureOf = (id: string) => this.runs.get(id)?.failure;

  /** Resumes stored uploads once per visit; an upload that runs in another tab stays there. */
  async resumeAll(userId: string): Promise<void> {
    if (this.resumedFor === userId) return;
    this.resumedFor = userId;
    for (const each of await this.stored.of(userId)) if (!this.runs.has(each.id)) this.addStored(each);
    this.notify();
  }

  /** Stops all uploads at sign-out; stored ones resume with the next sign-in. */
  suspend(): void {
    for (const run of this.runs.values()) run.suspend();
    this.runs.clear();
    this.resumedFor = undefined;
  }

  /** Whether closing the page would lose an upload. */
  get endsWithPage(): boolean {
    return [...this.runs].some(([id, { upload }]) => this.withoutStorage.has(id) && !isOver(upload));
  }

  /** Stores the file until all of it is sent; without storage the upload ends with the page. */
  async start(target: UploadTarget, order: Order): Promise<Upload> {
    const upload = this.newUpload(target);
    if (!(await this.stored.begin({ id: upload.id, userId: target.userId, upload, order })))
      this.withoutStorage.add(upload.id);
    this.add(upload, order);
    return upload;
  }

  /** Uploads rows that do not come from a file; the upload ends with the page. */
  startFrom(target: UploadTarget, batches: Batches): Upload {
    const upload = this.newUpload(target);
    this.withoutStorage.add(upload.id);
    this.run(upload, batches);
    return upload;
  }

  pause = (id: string) => this.runs.get(id)?.pause();

  resume = (id: string) => this.runs.get(id)?.resume();

  /** Removes an upload; records that were sent stay. */
  async discard(id: string): Promise<void> {
    const run = this.runs.get(id);
    if (run && !isOver(run.upload)) await run.pause();
    this.runs.delete(id);
    await this.stored.remove(id);
    this.notify();
  }

  /** Resolves once there are enough records to show, or the upload is over. */
  firstRecords(id: string): Promise<Upload | undefined> {
    return new Promise((resolve) => {
      const settleIfReady = () => {
        const upload = this.runs.get(id)?.upload;
        if (upload && !isOver(upload) && upload.sent < limits.minRecordsToOpen) return;
        unsubscribe();
        resolve(upload);
      };
      const unsubscribe = this.watch(settleIfReady);
      settleIfReady();
    });
  }

  private newUpload({ userId: _, ...target }: UploadTarget): Upload {
    return { ...noProgress, ...target, id: this.ids.next(), state: 'running' };
  }

  private add(upload: Upload, order: Order) {
    this.run(upload, (skip) => this.reader.batches({ ...order, skip }));
  }

  /** Rereads the upload when the lock is free: another tab may have advanced it. */
  private addStored({ id, userId, upload, order }: StoredUpload) {
    const readLatest = async () => (await this.stored.of(userId)).find((each) => each.id === id)?.upload;
    this.run(upload, (skip) => this.reader.batches({ ...order, skip }), readLatest);
  }

  private run(upload: Upload, batches: Batches, newest = async (): Promise<Upload | undefined> => upload) {
    const { id } = upload;
    const run = new UploadRun(upload, batches, this.sender, new RetryBackoff(this.clock), (changed) =>
      this.persist(changed),
    );
    this.runs.set(id, run);
    this.notify();
    if (isUnderWay(upload))
      void this.locks.hold(`postil-upload-${id}`, async () => this.startUnlessDone(run, await newest()));
  }

  private async startUnlessDone(run: UploadRun, upload: Upload | undefined) {
    const { id } = run.upload;
    if (this.runs.get(id) !== run) return;
    if (!upload) this.runs.delete(id);
    else run.upload = upload;
    this.notify();
    if (upload && isUnderWay(upload)) await run.start();
  }

  /** Stores the state before it is shown. */
  private async persist(upload: Upload) {
    if (upload.state === 'done') await this.stored.remove(upload.id);
    else await this.stored.update(upload);
    this.notify();
  }

  private retryNow() {
    for (const run of this.runs.values()) run.retryNow();
  }

  private notify() {
    this.listeners.notify(this.all);
  }
}
