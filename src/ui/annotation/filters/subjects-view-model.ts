import type { SuggestionRepository } from '#application/ports/annotation/suggestion-repository.ts';
import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { hidesSuggestions, type Question } from '#domain/annotation/question.ts';
import {
  type FilterSubject,
  propertySubject,
  recordSubjects,
  responseSubjects,
  suggestionSubjects,
  teamSubjects,
  withPendingControl,
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

/** Each part loads separately, so that a failure does not affect the others. */
interface Load {
  readonly task: Task;
  readonly run: () => void;
}

export class SubjectsViewModel implements ViewModel {
  properties: readonly MetadataProperty[] = [];
  private agents: Agents = new Map();
  private metrics: ReadonlyMap<string, MetadataMetric> = new Map();
  private loads: ReadonlyMap<string, Load> = new Map();

  constructor(
    private readonly metadata: MetadataPropertyRepository,
    private readonly suggestions: SuggestionRepository,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  activate(datasetId: string) {
    this.loads = new Map();
    this.load('properties', () => this.metadata.of(datasetId), this.setProperties);
    this.load('agents', () => this.suggestions.agents(datasetId), this.setAgents);
    return this.cancel;
  }

  get isLoading() {
    return this.tasks.some(({ isRunning }) => isRunning);
  }

  /**
   * The list stays hidden until the metadata properties are known: later entries would shift it under the pointer.
   */
  get isListing() {
    return this.loads.get('properties')?.task.isRunning ?? true;
  }

  get hasFailed() {
    return this.tasks.some(({ hasFailed }) => hasFailed);
  }

  get lacksProperties() {
    return this.loads.get('properties')?.task.hasFailed ?? false;
  }

  retry() {
    for (const { task, run } of this.loads.values()) if (task.hasFailed) run();
  }

  subjectsFor(questions: readonly Question[], isForLeads: boolean): readonly FilterSubject[] {
    const scope = this.platform.can('filters') ? 'all' : 'common';
    const shown = questions.filter((question) => isForLeads || !hidesSuggestions(question));
    const suggested = suggestionSubjects(shown, this.agents, scope);
    const hasAnswers = isForLeads && this.platform.can('answer-filters');
    return [
      ...this.propertySubjects,
      ...responseSubjects(questions, scope),
      ...(hasAnswers ? teamSubjects(questions) : []),
      ...(this.isRunning('agents') ? suggested.map(withPendingControl) : suggested),
      ...recordSubjects(scope, hasAnswers),
    ];
  }

  private isRunning(part: string) {
    return this.loads.get(part)?.task.isRunning ?? false;
  }

  private get tasks() {
    return [...this.loads.values()].map(({ task }) => task);
  }

  /** A computed value, because a property may have thousands of terms. */
  private get propertySubjects() {
    return this.properties.map((property) => this.subjectOf(property));
  }

  private subjectOf(property: MetadataProperty) {
    const metric = this.metrics.get(property.id);
    const { type } = property.settings;
    if (!metric && type === 'terms' && this.isRunning(metricsOf(property)))
      return withPendingControl(propertySubject(property));
    if (!metric) return propertySubject(property);
    const terms = metric.type === 'terms' ? metric.terms : [];
    return propertySubject(
      withMetric(property, metric),
      terms.map(({ term, count }) => ({ value: term, text: term, count })),
    );
  }

  private load<T>(part: string, request: () => Promise<T>, done: (value: T) => void) {
    const task = new Task();
    const run = () => void task.run(request, done);
    this.loads = new Map([...this.loads, [part, { task, run }]]);
    run();
  }

  private cancel() {
    for (const { cancel } of this.tasks) cancel();
  }

  private setProperties(properties: readonly MetadataProperty[]) {
    this.properties = properties;
    for (const property of properties) if (hasMetric(property)) this.loadMetric(property);
  }

  private loadMetric(property: MetadataProperty) {
    const { id } = property;
    const setMetric = (metric: MetadataMetric) => this.setMetric(id, metric);
    this.load(metricsOf(property), () => this.metadata.metrics(id), setMetric);
  }

  private setMetric(id: string, metric: MetadataMetric) {
    this.metrics = new Map([...this.metrics, [id, metric]]);
  }

  private setAgents(agents: Agents) {
    this.agents = agents;
  }
}

const metricsOf = ({ id }: MetadataProperty) => `metrics of ${id}`;

const hasMetric = (property: MetadataProperty) => property.settings.type === 'terms' || needsMetric(property);
