import { describe, expect, it } from 'vitest';
import { ImportFromHub } from '#application/creation/import-from-hub.ts';
import type { JobRepository } from '#application/ports/creation/job-repository.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { DatasetWriter, HubImport } from '#application/ports/datasets/dataset-writer.ts';
import { columnMapping } from '#domain/creation/plan/column-mapping.ts';
import { chooseSplit } from '#domain/creation/plan/dataset-plan.ts';
import type { Job, JobStatus } from '#domain/creation/running/job.ts';
import { Failure } from '#domain/shared/failure.ts';
import { aPlan } from '../../domain/creation/support/a-plan.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { settled } from '../../support/outbox.ts';

type Look = number | 'broken';

function anImport(looks: readonly Look[], statuses: readonly (JobStatus | 'broken')[] = []) {
  const clock = new FakeClock();
  const imported: HubImport[] = [];
  const progress: number[] = [];
  let at = -1;
  const writer = {
    import: async (_: string, rows: HubImport): Promise<Job> => {
      imported.push(rows);
      return { id: 'j1', status: 'queued' };
    },
  };
  const jobs = {
    get: async (id: string): Promise<Job> => {
      const status = statuses[at + 1] ?? 'started';
      if (status === 'broken') throw new Failure('POSTIL_FETCHING_JOB');
      return { id, status };
    },
  };
  const datasets = {
    progress: async () => {
      at += 1;
      const total = looks[at] ?? 0;
      if (total === 'broken') throw new Failure('ERROR_FETCHING_DATASET_PROGRESS');
      return { total };
    },
  };
  const importer = new ImportFromHub(
    writer as unknown as DatasetWriter,
    jobs as JobRepository,
    datasets as unknown as DatasetRepository,
    clock,
  );
  return { clock, imported, progress: progress, importer, looked: () => at + 1 };
}

async function follow(made: ReturnType<typeof anImport>, split = 'train') {
  const rowImport = made.importer.forPlan(chooseSplit(aPlan(), split), (records) => made.progress.push(records));
  await rowImport.start('d1', 'w1');
  let outcome: string | undefined;
  const done = rowImport.waitForRecords('d1').then(
    (decision) => {
      outcome = decision;
    },
    (error: Failure) => {
      outcome = error.code;
    },
  );
  await settled();
  const waits: number[] = [];
  while (outcome === undefined) {
    waits.push(made.clock.patience ?? 0);
    made.clock.advance(made.clock.patience ?? 0);
    await settled();
  }
  await done;
  return { outcome, waits };
}

describe('importing from the hub', () => {
  it('imports the chosen rows with their mapping', async () => {
    const made = anImport([10]);
    await follow(made);

    const mapping = columnMapping(aPlan());
    expect(made.imported).toEqual([{ repoId: 'acme/reviews', subset: 'main', split: 'train', mapping }]);
  });

  it('polls every 3000 ms until there are 10 records, and announces the count', async () => {
    const made = anImport([0, 'broken', 9, 10]);

    expect(await follow(made)).toEqual({ outcome: 'enough', waits: [3000, 3000, 3000] });
    expect(made.progress).toEqual([0, 0, 9, 10]);
  });

  it('waits for no more rows than there are', async () => {
    expect(await follow(anImport([3, 4]), 'test')).toEqual({ outcome: 'enough', waits: [3000] });
  });

  it('stops waiting after 10 polls', async () => {
    const made = anImport([]);

    expect((await follow(made)).outcome).toBe('still-importing');
    expect(made.looked()).toBe(10);
  });

  it('fails with its job', async () => {
    expect(await follow(anImport([0, 0], ['started', 'failed']))).toEqual({
      outcome: 'ERROR_IMPORTING_DATASET',
      waits: [3000],
    });
  });

  it('uses the last known job when a poll fails', async () => {
    expect((await follow(anImport([0, 10], ['broken', 'broken']))).outcome).toBe('enough');
  });
});
