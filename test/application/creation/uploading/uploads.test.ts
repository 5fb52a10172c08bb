import { describe, expect, it } from 'vitest';
import { waitForFirstRecords } from '#application/creation/uploading/wait-for-first-records.ts';
import { Failure } from '#domain/shared/failure.ts';
import { settled } from '../../../support/outbox.ts';
import { anOutside, anUploader, batchesOf } from '../support/an-uploader.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('an upload', () => {
  it('sends batch after batch, and removes the stored file at the end', async () => {
    const { start, sender, kept, upload } = anUploader(25);
    await start();
    await settled();

    expect(sender.requests.map((numbers) => numbers.length)).toEqual([10, 10, 5]);
    expect(sender.taken).toEqual(upTo(25));
    expect(upload()).toMatchObject({
      state: 'done',
      sent: 25,
      refusedCount: 0,
      wrong: { stars: 1 },
      strangers: ['ana'],
    });
    expect(kept.all.size).toBe(0);
  });

  it('lists the refused rows, and sends all others', async () => {
    const { start, sender, upload } = anUploader(25);
    sender.refused.add(3).add(17);
    await start();
    await settled();

    expect(sender.taken.toSorted((one, other) => one - other)).toEqual(upTo(25).filter((n) => n !== 3 && n !== 17));
    expect(upload()).toMatchObject({
      state: 'done',
      sent: 25,
      refusedCount: 2,
      refused: [
        { row: 3, cells: { text: 'row 3' } },
        { row: 17, cells: { text: 'row 17' } },
      ],
    });
  });

  it('skips the rows that the server names, and sends the others again', async () => {
    const { start, sender, upload } = anUploader(10);
    sender.isExact = true;
    sender.refused.add(9).add(3);
    await start();
    await settled();

    expect(sender.requests).toEqual([
      upTo(10),
      upTo(10).filter((n) => n !== 3),
      upTo(10).filter((n) => n !== 3 && n !== 9),
    ]);
    expect(sender.taken).toEqual(sender.requests[2]);
    expect(upload()).toMatchObject({
      sent: 10,
      refusedCount: 2,
      refused: [
        { row: 3, reason: 'refused: 3', cells: { text: 'row 3' } },
        { row: 9, reason: 'refused: 9', cells: { text: 'row 9' } },
      ],
    });
  });

  it('ends when the server refuses every row by name', async () => {
    const { start, sender, upload } = anUploader(3);
    sender.isExact = true;
    for (const row of upTo(3)) sender.refused.add(row);
    await start();
    await settled();

    expect(sender.requests.map((numbers) => numbers.length)).toEqual([3, 2, 1]);
    expect(upload()).toMatchObject({ state: 'done', sent: 3, refusedCount: 3 });
  });

  it('splits a batch that is too large for one request', async () => {
    const { start, sender, upload } = anUploader(10);
    sender.faults.push(413);
    await start();
    await settled();

    expect(sender.requests.map((numbers) => numbers.length)).toEqual([10, 5, 5]);
    expect(upload()).toMatchObject({ state: 'done', refusedCount: 0 });
  });

  it.each([[['offline', 'offline']], [[503, 429]]] as const)(
    'waits and retries after %j, and sends nothing twice',
    async (faults) => {
      const { start, sender, clock, state } = anUploader(20);
      sender.faults.push(...faults);
      await start();
      await settled();
      expect(state()).toBe('waiting');

      while (clock.patience !== undefined && state() === 'waiting') {
        clock.advance(clock.patience);
        await settled();
      }

      expect(state()).toBe('done');
      expect(sender.taken).toEqual(upTo(20));
    },
  );

  it('continues at once when the browser is online', async () => {
    const { start, sender, connectivity, state } = anUploader(5);
    sender.faults.push('offline');
    await start();
    await settled();

    connectivity.turn(false);
    connectivity.turn(true);
    await settled();

    expect(state()).toBe('done');
  });

  it.each([403, 404])('stops with the reason after status %i', async (status) => {
    const { start, sender, uploads, upload } = anUploader(20);
    sender.faults.push(status);
    const { id } = await start();
    await settled();

    expect(upload()).toMatchObject({ state: 'stopped', sent: 0 });
    expect(uploads.failureOf(id)?.cause).toMatchObject({ status });
  });

  it('resumes from a stop when the user retries', async () => {
    const { start, sender, uploads, state } = anUploader(20);
    sender.faults.push(403);
    const { id } = await start();
    await settled();

    await uploads.resume(id);

    expect(state()).toBe('done');
    expect(sender.taken).toEqual(upTo(20));
  });

  it('stops when its source breaks off', async () => {
    const { uploads, place, upload } = anUploader(20);
    const breaking = async function* () {
      yield* batchesOf(10, 0);
      throw new Failure('ERROR_IMPORTING_DATASET');
    };
    const { id } = uploads.startFrom(place, breaking);
    await settled();

    expect(upload()).toMatchObject({ state: 'stopped', sent: 10 });
    expect(uploads.failureOf(id)?.code).toBe('ERROR_IMPORTING_DATASET');
  });

  it('pauses after the batch in flight, and resumes there', async () => {
    const { start, sender, uploads, upload } = anUploader(30);
    sender.hold();
    const { id } = await start();
    await settled();
    const paused = uploads.pause(id);
    sender.release();
    await paused;
    expect(upload()).toMatchObject({ state: 'paused', sent: 10 });

    await uploads.resume(id);

    expect(upload()).toMatchObject({ state: 'done', sent: 30 });
    expect(sender.taken).toEqual(upTo(30));
  });

  it('pauses while it waits for the network', async () => {
    const { start, sender, uploads, state } = anUploader(30);
    sender.faults.push('offline');
    const { id } = await start();
    await settled();

    await uploads.pause(id);

    expect(state()).toBe('paused');
    expect(sender.taken).toEqual([]);
  });

  it('can be discarded in any state', async () => {
    const { start, sender, uploads, kept } = anUploader(30);
    sender.hold();
    const { id } = await start();
    await settled();
    const dropped = uploads.discard(id);
    sender.release();
    await dropped;

    expect(uploads.all).toEqual([]);
    expect(kept.all.size).toBe(0);
    expect(sender.taken).toEqual(upTo(10));
  });
});

describe('uploads after a reload', () => {
  it('resume where they were', async () => {
    const outside = anOutside();
    const before = anUploader(30, outside);
    outside.sender.faults.push('offline');
    await before.start();
    await settled();
    before.uploads.suspend();

    const after = anUploader(30, outside);
    await after.uploads.resumeAll('me');
    await settled();

    expect(outside.sender.taken).toEqual(upTo(30));
    expect(after.state()).toBe('done');
  });

  it('stay paused', async () => {
    const outside = anOutside();
    const before = anUploader(30, outside);
    outside.sender.hold();
    const { id } = await before.start();
    await settled();
    const paused = before.uploads.pause(id);
    outside.sender.release();
    await paused;

    const after = anUploader(30, outside);
    await after.uploads.resumeAll('me');
    await settled();

    expect(after.upload()).toMatchObject({ state: 'paused', sent: 10 });
  });

  it('keep their last state', async () => {
    const outside = anOutside();
    const { uploads, start, sender, kept } = anUploader(30, outside);
    sender.hold();
    const { id } = await start();
    await settled();
    const said: (readonly unknown[])[] = [];
    uploads.watch(([upload]) => said.push([upload?.state, upload?.sent, kept.all.get(id)?.upload]));

    const paused = uploads.pause(id);
    sender.release();
    await paused;

    expect(said).toMatchObject([
      ['paused', 0, { state: 'paused', sent: 0 }],
      ['paused', 10, { state: 'paused', sent: 10 }],
    ]);
  });

  it('belong to the signed-in user', async () => {
    const outside = anOutside();
    const before = anUploader(30, outside);
    outside.sender.faults.push('offline');
    await before.start();
    await settled();
    before.uploads.suspend();

    const after = anUploader(30, outside);
    await after.uploads.resumeAll('another user');
    await settled();

    expect(after.uploads.all).toEqual([]);
    expect(outside.sender.taken).toEqual([]);
  });

  it('stay with the tab that runs them, and send nothing twice', async () => {
    const outside = anOutside();
    const one = anUploader(30, outside);
    outside.sender.hold();
    await one.start();
    await settled();
    const other = anUploader(30, outside);
    await other.uploads.resumeAll('me');
    await settled();
    expect(other.state()).toBe('running');

    outside.sender.release();
    await settled();

    expect(outside.sender.taken).toEqual(upTo(30));
    expect(other.uploads.all).toEqual([]);
  });

  it('resume once per visit', async () => {
    const outside = anOutside();
    const before = anUploader(30, outside);
    outside.sender.faults.push(403);
    await before.start();
    await settled();
    const after = anUploader(30, outside);

    await Promise.all([after.uploads.resumeAll('me'), after.uploads.resumeAll('me')]);

    expect(after.uploads.all).toHaveLength(1);
  });
});

describe('waiting for the first records', () => {
  it('ends with the upload, or with enough records', async () => {
    const few = anUploader(5);
    const many = anUploader(30);
    const { id: fewId } = await few.start();
    many.sender.faults.push(500);
    const { id: manyId } = await many.start();
    await settled();
    expect(await waitForFirstRecords(few.uploads, fewId)).toBe('enough');

    const following = waitForFirstRecords(many.uploads, manyId);
    many.clock.advance(many.clock.patience ?? 0);

    expect(await following).toBe('still-importing');
  });

  it('fails with the failure that stopped the upload', async () => {
    const { start, uploads, sender } = anUploader(5);
    sender.faults.push(404);
    const { id } = await start();

    await expect(waitForFirstRecords(uploads, id)).rejects.toMatchObject({ code: 'POSTIL_SENDING_RECORDS' });
  });
});

describe('an upload without storage', () => {
  it('runs although the browser has no room for the file', async () => {
    const { uploads, start, sender, kept } = anUploader(10);
    kept.begin = async () => false;
    sender.hold();
    await start();
    await settled();

    expect(uploads.endsWithPage).toBe(true);
  });

  it('is lost with the page until it is over', async () => {
    const { uploads, place, sender } = anUploader(10);
    sender.hold();
    uploads.startFrom(place, (skip) => batchesOf(10, skip));
    await settled();
    expect(uploads.endsWithPage).toBe(true);

    sender.release();
    await settled();

    expect(uploads.endsWithPage).toBe(false);
  });
});
