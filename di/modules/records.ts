import { ContainerModule } from 'inversify';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(RecordRepository, HttpRecordRepository, [Api, QuestionRepository]);
  provideAs(VectorRepository, HttpVectorRepository, [Api]);
  provideAs(MetadataPropertyRepository, HttpMetadataPropertyRepository, [Api]);
  provide(FollowDataset, [LiveEvents, PageVisibility]);
});
