import { ContainerModule } from 'inversify';
import { LoadJob } from '#application/creation/load-job.ts';
import { JobRepository } from '#application/ports/creation/job-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { HttpJobRepository } from '#infrastructure/http/datasets/http-job-repository.ts';
import { SettingsViewModel } from '#ui/dataset-settings/settings-view-model.ts';
import { wiring } from '../wiring.ts';

/** What there is to a dataset, and changing it. */
export const settings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(DatasetWriter, HttpDatasetWriter, [Api]);
  provideAs(JobRepository, HttpJobRepository, [Api]);
  provide(LoadJob, [JobRepository]);
  provide(SettingsViewModel, [DatasetRepository]).inTransientScope();
});
