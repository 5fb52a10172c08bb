import { ContainerModule } from 'inversify';
import { LoadJob } from '#application/creation/load-job.ts';
import { LoadSettings } from '#application/datasets/settings/load-settings.ts';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import { JobRepository } from '#application/ports/creation/job-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpJobRepository } from '#infrastructure/http/creation/http-job-repository.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(QuestionWriter, HttpQuestionWriter, [Api]);
  provideAs(DatasetWriter, HttpDatasetWriter, [Api]);
  provideAs(JobRepository, HttpJobRepository, [Api]);
  provide(LoadJob, [JobRepository]);
  provide(LoadSettings, [
    DatasetRepository,
    FieldRepository,
    QuestionRepository,
    MetadataPropertyRepository,
    VectorRepository,
  ]);
});
