import { ContainerModule } from 'inversify';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(FieldRepository, HttpFieldRepository, [Api]);
  provideAs(QuestionRepository, HttpQuestionRepository, [Api]);
});

/** Repositories for a list of datasets whose server leaves fields and questions out of the list. */
export const schemaOver = (api: Api) => ({
  fields: new HttpFieldRepository(api),
  questions: new HttpQuestionRepository(api),
});
