import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import { wireSuggestionOptions, wireSuggestions } from '#contract/annotation/suggestion.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { Suggestion } from '#domain/annotation/suggestion.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';
import { toSuggestion } from './mappers/record.ts';

export class HttpSuggestionRepository implements SuggestionRepository {
  constructor(private readonly api: Api) {}

  async agents(datasetId: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/records/search/suggestions/options`,
      schema: wireSuggestionOptions,
      cacheForMs: limits.cacheMs.medium,
      failure: 'GET_AGENTS',
    });
    return new Map(items.map(({ question, agents }) => [question.name, agents]));
  }

  async reveal(recordId: string, questions: readonly Question[]): Promise<readonly Suggestion[]> {
    const { items } = await this.api.call({
      method: 'post',
      path: `ext/v1/records/${recordId}/reveal`,
      schema: wireSuggestions,
      failure: 'ERROR_FETCHING_RECORDS',
    });
    return items.flatMap((suggestion) => toSuggestion(suggestion, questions));
  }
}
