import { ContainerModule } from 'inversify';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { wiring } from '../wiring.ts';

/** Fields and questions of a dataset. */
export const datasetSchema = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(FieldRepository, HttpFieldRepository, [Api]);
  provideAs(QuestionRepository, HttpQuestionRepository, [Api]);
});

/** The repositories alone, for a list of datasets from a server that lists no fields and questions. */
export const schemaOver = (api: Api) => ({
  fields: new HttpFieldRepository(api),
  questions: new HttpQuestionRepository(api),
});
