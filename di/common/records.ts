import { ContainerModule } from 'inversify';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { Attention } from '#application/ports/shared/attention.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { wiring } from '../wiring.ts';

/** Records, what they are compared by, and what happens to them. */
export const records = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(RecordRepository, HttpRecordRepository, [Api, QuestionRepository]);
  provideAs(VectorRepository, HttpVectorRepository, [Api]);
  provide(FollowDataset, [LiveEvents, Attention]);
});
