import { ContainerModule } from 'inversify';
import { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { HttpSuggestionRepository } from '#infrastructure/http/annotation/http-suggestion-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { SubjectsViewModel } from '#ui/annotation/filters/subjects-view-model.ts';
import { RevealViewModel } from '#ui/annotation/reveal/reveal-view-model.ts';
import { Platform } from '#ui/shared/platform.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(SuggestionRepository, HttpSuggestionRepository, [Api]);
  provide(SubjectsViewModel, [MetadataPropertyRepository, SuggestionRepository, Platform]).inTransientScope();
  provide(RevealViewModel, [SuggestionRepository]).inTransientScope();
});
