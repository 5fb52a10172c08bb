import { ContainerModule } from 'inversify';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { wiring } from '../wiring.ts';

/** What a dataset is made of. */
export const parts = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(FieldRepository, HttpFieldRepository, [Api]);
  provideAs(QuestionRepository, HttpQuestionRepository, [Api]);
});

/** The same for a list of datasets, where the server does not tell it with the list. */
export const partsOver = (api: Api) => ({
  fields: new HttpFieldRepository(api),
  questions: new HttpQuestionRepository(api),
});
