import { Uploads } from '#application/creation/uploading/uploads.ts';
import type { RecordSender, RefusedItem } from '#application/ports/creation/record-sender.ts';
import type { BatchOrder, RecordBatch, RowReader } from '#application/ports/creation/row-reader.ts';
import type { StoredUpload, StoredUploads } from '#application/ports/creation/stored-uploads.ts';
import type { Upload } from '#domain/creation/running/upload.ts';
import { FakeClock } from '../../../support/browser/fake-clock.ts';
import { FakeConnectivity } from '../../../support/browser/fake-connectivity.ts';
import { FakeIds } from '../../../support/browser/fake-ids.ts';
import { FakeLocks } from '../../../support/browser/fake-locks.ts';
import { Fake } from '../../../support/repositories/fake.ts';

/** A server that identifies records by number and refuses some; if `isExact`, it names the refused one. */
export class FakeRecordSender extends Fake implements RecordSender {
  readonly taken: number[] = [];
  readonly requests: (readonly number[])[] = [];
  readonly refused = new Set<number>();
  isExact = false;
  readonly faults: (number | 'offline')[] = [];

  async send(_: string, items: readonly object[]): Promise<readonly RefusedItem[]> {
    const numbers = items.map((item) => (item as { readonly number: number }).number);
    this.broken = this.faults.shift();
    const at = numbers.findIndex((number) => this.refused.has(number));
    this.requests.push(numbers);
    if (this.broken === undefined && at >= 0 && this.isExact) return [{ at, reason: `refused: ${numbers[at]}` }];
    if (this.broken === undefined && at >= 0) this.broken = 422;
    await this.answer('POSTIL_SENDING_RECORDS', () => this.taken.push(...numbers));
    return [];
  }

  known = async () => new Set<string>();
}

export class FakeStoredUploads implements StoredUploads {
  readonly all = new Map<string, StoredUpload>();

  begin = async (kept: StoredUpload) => {
    this.all.set(kept.id, kept);
    return true;
  };

  update = async (upload: Upload) => {
    const kept = this.all.get(upload.id);
    if (kept) this.all.set(upload.id, { ...kept, upload });
  };

  of = async (userId: string) => [...this.all.values()].filter((kept) => kept.userId === userId);

  remove = async (id: string) => {
    this.all.delete(id);
  };
}

export async function* batchesOf(rows: number, skip: number): AsyncGenerator<RecordBatch> {
  for (let first = skip + 1; first <= rows; first += 10) {
    const last = Math.min(first + 9, rows);
    const items = Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index }));
    yield {
      first,
      items,
      rows: items.map(({ number }) => ({ text: `row ${number}` })),
      floats: ['length'],
      bytesRead: last * 10,
      wrong: first === 1 ? ['stars'] : [],
      strangers: ['ana'],
    };
  }
}

/** Storage, locks and server, which survive a reload. */
export function anOutside() {
  return { sender: new FakeRecordSender(), kept: new FakeStoredUploads(), locks: new FakeLocks() };
}

export function anUploader(rows: number, { sender, kept, locks } = anOutside()) {
  const clock = new FakeClock();
  const connectivity = new FakeConnectivity();
  const reader = { batches: ({ skip }: BatchOrder) => batchesOf(rows, skip) } as unknown as RowReader;
  const uploads = new Uploads(reader, sender, kept, locks, new FakeIds(), clock, connectivity);
  const place = {
    userId: 'me',
    datasetId: 'd1',
    datasetName: 'reviews',
    fileName: 'a.csv',
    rows,
    bytes: rows * 10,
  };
  const start = () => uploads.start(place, {} as Omit<BatchOrder, 'skip'>);
  const [state] = [() => uploads.all[0]?.state];
  return { uploads, sender, kept, locks, clock, connectivity, place, start, state, upload: () => uploads.all[0] };
}
