import { makeAutoObservable } from 'mobx';
import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import type { Question } from '#domain/annotation/question.ts';
import { type FilterTarget, sameTarget } from '#domain/criteria/filter.ts';
import {
  type FilterSubject,
  ofProperty,
  ofRecords,
  ofResponses,
  ofSuggestions,
} from '#domain/criteria/filter-subject.ts';
import {
  type MetadataMetric,
  type MetadataProperty,
  needsMetric,
  withMetric,
} from '#domain/datasets/metadata-property.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

type Agents = ReadonlyMap<string, readonly string[]>;
type Measured = readonly (readonly [string, MetadataMetric])[];

/** What the records of a dataset can be filtered by. */
export class SubjectsViewModel implements ViewModel {
  properties: readonly MetadataProperty[] = [];
  agents: Agents = new Map();
  readonly loading = new Task();
  private metrics: ReadonlyMap<string, MetadataMetric> = new Map();

  constructor(
    private readonly metadata: MetadataPropertyRepository,
    private readonly suggestions: SuggestionRepository,
    private readonly platform: Platform,
  ) {
    makeAutoObservable<SubjectsViewModel, 'metadata' | 'suggestions' | 'platform'>(
      this,
      { metadata: false, suggestions: false, platform: false },
      { autoBind: true, deep: false },
    );
  }

  activate(datasetId: string) {
    void this.loading.run(() => this.load(datasetId), this.show);
    return this.loading.cancel;
  }

  of(questions: readonly Question[]): readonly FilterSubject[] {
    const reach = this.platform.can('filters') ? 'all' : 'common';
    return [
      ...this.properties.map((property) => this.subjectOf(property)),
      ...ofResponses(questions, reach),
      ...ofSuggestions(questions, this.agents, reach),
      ...ofRecords(reach),
    ];
  }

  find(questions: readonly Question[], target: FilterTarget): FilterSubject | undefined {
    return this.of(questions).find((subject) => sameTarget(subject.target, target));
  }

  private subjectOf(property: MetadataProperty) {
    const metric = this.metrics.get(property.id);
    if (!metric) return ofProperty(property);
    const terms = metric.type === 'terms' ? metric.terms : [];
    return ofProperty(
      withMetric(property, metric),
      terms.map(({ term, count }) => ({ value: term, text: term, count })),
    );
  }

  private async load(datasetId: string) {
    const [properties, agents] = await Promise.all([this.metadata.of(datasetId), this.suggestions.agents(datasetId)]);
    const asked = properties.filter((property) => property.settings.type === 'terms' || needsMetric(property));
    const measured: Measured = await Promise.all(
      asked.map(async ({ id }) => [id, await this.metadata.metrics(id)] as const),
    );
    return { properties, agents, metrics: new Map(measured) };
  }

  private show(found: Awaited<ReturnType<SubjectsViewModel['load']>>) {
    this.properties = found.properties;
    this.agents = found.agents;
    this.metrics = found.metrics;
  }
}
