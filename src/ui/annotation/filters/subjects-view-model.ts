import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import type { Question } from '#domain/annotation/question.ts';
import {
  awaited,
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
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

type Agents = ReadonlyMap<string, readonly string[]>;

/** Fetched by itself: what fails takes nothing else with it. */
interface Part {
  readonly task: Task;
  readonly run: () => void;
}

/** What the records of a dataset can be filtered by. */
export class SubjectsViewModel implements ViewModel {
  properties: readonly MetadataProperty[] = [];
  private agents: Agents = new Map();
  private metrics: ReadonlyMap<string, MetadataMetric> = new Map();
  private parts: ReadonlyMap<string, Part> = new Map();

  constructor(
    private readonly metadata: MetadataPropertyRepository,
    private readonly suggestions: SuggestionRepository,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.parts = new Map();
    this.fetch('properties', () => this.metadata.of(datasetId), this.list);
    this.fetch('agents', () => this.suggestions.agents(datasetId), this.name);
    return this.cancel;
  }

  get isLoading() {
    return this.tasks.some(({ isRunning }) => isRunning);
  }

  /** Until it is known what properties there are, what is listed would move away from under the pointer. */
  get isListing() {
    return this.parts.get('properties')?.task.isRunning ?? true;
  }

  get hasFailed() {
    return this.tasks.some(({ hasFailed }) => hasFailed);
  }

  get lacksProperties() {
    return this.parts.get('properties')?.task.hasFailed ?? false;
  }

  /** Fetches what has failed, and leaves the rest as it is. */
  retry() {
    for (const { task, run } of this.parts.values()) if (task.hasFailed) run();
  }

  of(questions: readonly Question[]): readonly FilterSubject[] {
    const reach = this.platform.can('filters') ? 'all' : 'common';
    const ofModels = ofSuggestions(questions, this.agents, reach);
    return [
      ...this.ofProperties,
      ...ofResponses(questions, reach),
      ...(this.isComing('agents') ? ofModels.map(awaited) : ofModels),
      ...ofRecords(reach),
    ];
  }

  private isComing(part: string) {
    return this.parts.get(part)?.task.isRunning ?? false;
  }

  private get tasks() {
    return [...this.parts.values()].map(({ task }) => task);
  }

  /** Kept: a property may have thousands of terms. */
  private get ofProperties() {
    return this.properties.map((property) => this.subjectOf(property));
  }

  private subjectOf(property: MetadataProperty) {
    const metric = this.metrics.get(property.id);
    const { type } = property.settings;
    if (!metric && type === 'terms' && this.isComing(metricsOf(property))) return awaited(ofProperty(property));
    if (!metric) return ofProperty(property);
    const terms = metric.type === 'terms' ? metric.terms : [];
    return ofProperty(
      withMetric(property, metric),
      terms.map(({ term, count }) => ({ value: term, text: term, count })),
    );
  }

  private fetch<T>(name: string, work: () => Promise<T>, done: (value: T) => void) {
    const task = new Task();
    const run = () => void task.run(work, done);
    this.parts = new Map([...this.parts, [name, { task, run }]]);
    run();
  }

  private cancel() {
    for (const { cancel } of this.tasks) cancel();
  }

  private list(properties: readonly MetadataProperty[]) {
    this.properties = properties;
    for (const property of properties) if (isMeasured(property)) this.measure(property);
  }

  private measure(property: MetadataProperty) {
    const { id } = property;
    const show = (metric: MetadataMetric) => this.show(id, metric);
    this.fetch(metricsOf(property), () => this.metadata.metrics(id), show);
  }

  private show(id: string, metric: MetadataMetric) {
    this.metrics = new Map([...this.metrics, [id, metric]]);
  }

  private name(agents: Agents) {
    this.agents = agents;
  }
}

const metricsOf = ({ id }: MetadataProperty) => `metrics of ${id}`;

const isMeasured = (property: MetadataProperty) => property.settings.type === 'terms' || needsMetric(property);
