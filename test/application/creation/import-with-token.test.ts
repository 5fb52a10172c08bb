import { describe, expect, it } from 'vitest';
import { FindIds } from '#application/creation/find-ids.ts';
import { ImportWithToken } from '#application/creation/import-with-token.ts';
import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { HubDatasets, HubPage, HubSplit } from '#application/ports/creation/hub-datasets.ts';
import type { RowRecords, RowsOrder } from '#application/ports/creation/row-records.ts';
import type { MemberRepository } from '#application/ports/people/member-repository.ts';
import { aPlan } from '../../domain/creation/support/a-plan.ts';
import { settled } from '../../support/outbox.ts';
import { type Fault, failing } from '../../support/repositories/fake.ts';
import { anUploader } from './support/an-uploader.ts';

const findIds = new FindIds(
  { of: async () => [{ id: 'q1', name: 'mood' }] } as unknown as QuestionRepository,
  { known: async () => [{ id: 'u1', username: 'ana' }] } as unknown as MemberRepository,
);

/** A hub that fails with `troubles` before it returns rows. */
function fromHub(total: number, ...troubles: Fault[]) {
  const { uploads, sender, clock, upload } = anUploader(0);
  const asked: (readonly [HubSplit, number, number, string | undefined])[] = [];
  const rows = async (part: HubSplit, offset: number, length: number, token?: string): Promise<HubPage> => {
    const trouble = troubles.shift();
    if (trouble !== undefined) throw failing('ERROR_IMPORTING_DATASET', trouble);
    asked.push([part, offset, length, token]);
    const count = Math.max(0, Math.min(length, total - offset));
    return { rows: Array.from({ length: count }, (_, at) => ({ number: offset + at + 1 })), total };
  };
  const records = {
    batch: (items: readonly object[], { first }: RowsOrder) => ({
      first,
      items,
      rows: items,
      floats: [],
      wrong: [],
      strangers: [],
    }),
  };
  const importer = new ImportWithToken(
    { rows } as unknown as HubDatasets,
    records as unknown as RowRecords,
    uploads,
    findIds,
    clock,
  );
  const rowImport = importer.forPlan(aPlan(), 'hf_ana', 'me');
  return { rowImport, asked, sender, clock, upload, uploads };
}

describe('filling with a token', () => {
  it('reads page after page with the token, and sends the rows', async () => {
    const { rowImport, asked, sender, upload } = fromHub(250);
    await rowImport.start('d1', 'w1');

    expect(await rowImport.waitForRecords('d1')).toBe('still-importing');
    await settled();
    expect(asked.map(([, offset, length]) => [offset, length])).toEqual([
      [0, 100],
      [100, 100],
      [200, 50],
    ]);
    expect(asked[0]?.[0]).toEqual({ repoId: 'acme/reviews', subset: 'main', split: 'train' });
    expect(new Set(asked.map(([, , , token]) => token))).toEqual(new Set(['hf_ana']));
    expect(sender.taken).toHaveLength(250);
    expect(upload()).toMatchObject({ state: 'done', sent: 250, fileName: 'acme/reviews' });
  });

  it('reads no more than the first 10,000 rows', async () => {
    const { rowImport, asked, sender } = fromHub(25_000);
    await rowImport.start('d1', 'w1');
    for (let turns = 0; turns < 200; turns += 1) await settled();

    expect(asked).toHaveLength(100);
    expect(sender.taken).toHaveLength(10_000);
  });

  it('retries while the hub is busy', async () => {
    const { rowImport, sender, clock } = fromHub(20, 429, 'offline', 503);
    await rowImport.start('d1', 'w1');
    const following = rowImport.waitForRecords('d1');
    for (let tries = 0; tries < 10; tries += 1) {
      await settled();
      clock.advance(clock.patience ?? 0);
    }

    expect(await following).toBe('still-importing');
    expect(sender.taken).toHaveLength(20);
  });

  it('fails when the hub refuses the token, and ends the upload', async () => {
    const { rowImport, uploads } = fromHub(20, 403);
    await rowImport.start('d1', 'w1');

    await expect(rowImport.waitForRecords('d1')).rejects.toMatchObject({ code: 'ERROR_IMPORTING_DATASET' });
    await rowImport.abandon();
    expect(uploads.all).toEqual([]);
  });
});
