import { columnMapping } from '#domain/creation/plan/column-mapping.ts';
import { type DatasetPlan, rowsOf } from '#domain/creation/plan/dataset-plan.ts';
import { pollDecision } from '#domain/creation/running/import-polling.ts';
import type { Job } from '#domain/creation/running/job.ts';
import { Failure } from '#domain/shared/failure.ts';
import { limits } from '#domain/shared/limits.ts';
import type { JobRepository } from '../ports/creation/job-repository.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import type { DatasetWriter } from '../ports/datasets/dataset-writer.ts';
import type { Clock } from '../ports/shared/clock.ts';
import { orElse } from '../shared/or-else.ts';
import type { RowImport } from './create-dataset.ts';

/** Lets the server import the rows, and polls how many have arrived. */
export class ImportFromHub {
  constructor(
    private readonly writer: DatasetWriter,
    private readonly jobs: JobRepository,
    private readonly datasets: DatasetRepository,
    private readonly clock: Clock,
  ) {}

  forPlan(plan: DatasetPlan, onCount: (records: number) => void): RowImport {
    let job: Job | undefined;
    return {
      start: async (datasetId) => {
        const { split = '', subset, source } = plan;
        const rows = { repoId: source.id, subset, split, mapping: columnMapping(plan) };
        job = await this.writer.import(datasetId, rows);
      },
      waitForRecords: (datasetId) => this.pollUntilDecided(datasetId, rowsOf(plan), job, onCount),
      abandon: async () => undefined,
    };
  }

  private async pollUntilDecided(
    datasetId: string,
    rows: number | undefined,
    started: Job | undefined,
    onCount: (records: number) => void,
  ) {
    let job = started;
    for (let tries = 1; ; tries += 1) {
      job = job && (await orElse(this.jobs.get(job.id), job));
      const total = await orElse(this.totalOf(datasetId), 0);
      onCount(total);
      const decision = pollDecision({ tries, total, rows, job });
      if (decision === 'failed') throw new Failure('ERROR_IMPORTING_DATASET');
      if (decision !== 'poll-again') return decision;
      await this.clock.wait(limits.importPollMs);
    }
  }

  private async totalOf(datasetId: string) {
    return (await this.datasets.progress(datasetId, true)).total;
  }
}
