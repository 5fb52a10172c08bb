import { ContainerModule } from 'inversify';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetRepository } from '#infrastructure/http/repositories/http-dataset-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/repositories/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/repositories/http-question-repository.ts';
import { HttpRecordRepository } from '#infrastructure/http/repositories/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/repositories/http-response-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/repositories/http-workspace-repository.ts';
import { wiring } from '../wiring.ts';

export const http = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(WorkspaceRepository, HttpWorkspaceRepository, [Api]);
  provideAs(DatasetRepository, HttpDatasetRepository, [Api]);
  provideAs(FieldRepository, HttpFieldRepository, [Api]);
  provideAs(QuestionRepository, HttpQuestionRepository, [Api]);
  provideAs(RecordRepository, HttpRecordRepository, [Api, QuestionRepository]);
  provideAs(ResponseRepository, HttpResponseRepository, [Api]);
});
