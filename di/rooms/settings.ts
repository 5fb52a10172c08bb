import { ContainerModule } from 'inversify';
import { LoadJob } from '#application/creation/load-job.ts';
import { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import { JobRepository } from '#application/ports/creation/job-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { HttpJobRepository } from '#infrastructure/http/datasets/http-job-repository.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpSuggestionRepository } from '#infrastructure/http/datasets/http-suggestion-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { SettingsViewModel } from '#ui/dataset-settings/settings-view-model.ts';
import { wiring } from '../wiring.ts';

/** What there is to a dataset, and changing it. */
export const settings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(DatasetWriter, HttpDatasetWriter, [Api]);
  provideAs(MetadataPropertyRepository, HttpMetadataPropertyRepository, [Api]);
  provideAs(VectorRepository, HttpVectorRepository, [Api]);
  provideAs(JobRepository, HttpJobRepository, [Api]);
  provideAs(SuggestionRepository, HttpSuggestionRepository, [Api]);
  provide(LoadJob, [JobRepository]);
  provide(SettingsViewModel, [DatasetRepository]).inTransientScope();
});
