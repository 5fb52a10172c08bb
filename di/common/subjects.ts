import { ContainerModule } from 'inversify';
import { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { HttpSuggestionRepository } from '#infrastructure/http/annotation/http-suggestion-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { wiring } from '../wiring.ts';

/** What records can be told apart by. */
export const subjects = new ContainerModule(({ bind }) => {
  const { provideAs } = wiring(bind);
  provideAs(MetadataPropertyRepository, HttpMetadataPropertyRepository, [Api]);
  provideAs(SuggestionRepository, HttpSuggestionRepository, [Api]);
});
