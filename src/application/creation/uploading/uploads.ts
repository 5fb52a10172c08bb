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

/** Where records are to go, and what is known of them. */
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

/** All that is being uploaded: it goes on whichever page is open, and after a reload. */
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

  /** What this person left unfinished, once a visit; another tab that is at it goes on alone. */
  async resumeAll(userId: string): Promise<void> {
    if (this.resumedFor === userId) return;
    this.resumedFor = userId;
    for (const kept of await this.stored.of(userId)) if (!this.runs.has(kept.id)) this.addStored(kept);
    this.notify();
  }

  /** Nobody is here any more in whose name anything could be sent; what is kept waits for them. */
  suspend(): void {
    for (const run of this.runs.values()) run.suspend();
    this.runs.clear();
    this.resumedFor = undefined;
  }

  /** What goes with the page. */
  get endsWithPage(): boolean {
    return [...this.runs].some(([id, { upload }]) => this.withoutStorage.has(id) && !isOver(upload));
  }

  /** From a file, which is kept until all of it is at the server; where it cannot be, it goes with the page. */
  async start(target: UploadTarget, order: Order): Promise<Upload> {
    const upload = this.newUpload(target);
    if (!(await this.stored.begin({ id: upload.id, userId: target.userId, upload, order })))
      this.withoutStorage.add(upload.id);
    this.add(upload, order);
    return upload;
  }

  /** From elsewhere, for as long as the page is open. */
  startFrom(target: UploadTarget, batches: Batches): Upload {
    const upload = this.newUpload(target);
    this.withoutStorage.add(upload.id);
    this.run(upload, batches);
    return upload;
  }

  pause = (id: string) => this.runs.get(id)?.pause();

  resume = (id: string) => this.runs.get(id)?.resume();

  /** Lets go of one; what the server has, it keeps. */
  async discard(id: string): Promise<void> {
    const run = this.runs.get(id);
    if (run && !isOver(run.upload)) await run.pause();
    this.runs.delete(id);
    await this.stored.remove(id);
    this.notify();
  }

  /** Until there is something to look at, or nothing will come. */
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

  /** Another tab may be at it: what it has done by the time it lets go is done. */
  private addStored({ id, userId, upload, order }: StoredUpload) {
    const readLatest = async () => (await this.stored.of(userId)).find((kept) => kept.id === id)?.upload;
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

  /** What is shown outlasts the page. */
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
