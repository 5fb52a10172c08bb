import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import { wireSuggestionOptions } from '#contract/annotation/suggestion.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

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
}
