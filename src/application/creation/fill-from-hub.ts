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
import type { Filling } from './create-dataset.ts';

/** The server fetches the rows by itself; how far it is has to be asked. */
export class FillFromHub {
  constructor(
    private readonly writer: DatasetWriter,
    private readonly jobs: JobRepository,
    private readonly datasets: DatasetRepository,
    private readonly clock: Clock,
  ) {}

  of(plan: DatasetPlan, looked: (records: number) => void): Filling {
    let job: Job | undefined;
    return {
      begin: async (datasetId) => {
        const { split = '', subset, source } = plan;
        const rows = { repoId: source.id, subset, split, mapping: columnMapping(plan) };
        job = await this.writer.import(datasetId, rows);
      },
      follow: (datasetId) => this.follow(datasetId, rowsOf(plan), job, looked),
      abandon: async () => undefined,
    };
  }

  private async follow(
    datasetId: string,
    rows: number | undefined,
    begun: Job | undefined,
    looked: (records: number) => void,
  ) {
    let job = begun;
    for (let tries = 1; ; tries += 1) {
      job = job && (await orElse(this.jobs.get(job.id), job));
      const total = await orElse(this.totalOf(datasetId), 0);
      looked(total);
      const decision = pollDecision({ tries, total, rows, job });
      if (decision === 'failed') throw new Failure('ERROR_IMPORTING_DATASET');
      if (decision !== 'again') return decision;
      await this.clock.wait(limits.importInterval);
    }
  }

  private async totalOf(datasetId: string) {
    return (await this.datasets.progress(datasetId, true)).total;
  }
}
