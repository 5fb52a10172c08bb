import { ContainerModule } from 'inversify';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Api, type ApiOptions } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { HttpDatasetRepository } from '#infrastructure/http/repositories/http-dataset-repository.ts';
import { HttpEnvironmentRepository } from '#infrastructure/http/repositories/http-environment-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/repositories/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/repositories/http-question-repository.ts';
import { HttpRecordRepository } from '#infrastructure/http/repositories/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/repositories/http-response-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/repositories/http-session-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/repositories/http-workspace-repository.ts';
import { wiring } from '../wiring.ts';

export const http = (options: ApiOptions) =>
  new ContainerModule(({ bind }) => {
    const { provide, provideAs } = wiring(bind);
    provide(Cache, [Clock]);
    bind(Api).toResolvedValue(
      (tokens: TokenStore, cache: Cache, failures: CallFailures) => new Api(options, tokens, cache, failures),
      [TokenStore, Cache, CallFailures],
    );
    provideAs(SessionRepository, HttpSessionRepository, [Api]);
    provideAs(EnvironmentRepository, HttpEnvironmentRepository, [Api]);
    provideAs(WorkspaceRepository, HttpWorkspaceRepository, [Api]);
    provideAs(DatasetRepository, HttpDatasetRepository, [Api]);
    provideAs(FieldRepository, HttpFieldRepository, [Api]);
    provideAs(QuestionRepository, HttpQuestionRepository, [Api]);
    provideAs(RecordRepository, HttpRecordRepository, [Api, QuestionRepository]);
    provideAs(ResponseRepository, HttpResponseRepository, [Api]);
  });
