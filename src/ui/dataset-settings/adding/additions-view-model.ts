import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import type { QuestionChanges } from '#application/ports/datasets/question-changes.ts';
import type { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import {
  blankProperty,
  blankVector,
  type PropertyAddition,
  propertyAdditionProblems,
  sendableAddition,
  type VectorAddition,
  vectorAdditionProblems,
} from '#domain/datasets/settings/additions.ts';
import type { SettingsItemKind } from '#domain/datasets/settings/items.ts';
import {
  blankQuestion,
  type QuestionAddition,
  questionAdditionProblems,
  questionFrom,
} from '#domain/datasets/settings/question-addition.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { Addition } from './addition.ts';

export class AdditionsViewModel {
  private settings: SettingsViewModel | undefined = undefined;

  readonly property = new Addition<PropertyAddition>({
    blank: blankProperty,
    problemsOf: (value) => propertyAdditionProblems(value, this.namesOf('property')),
    create: (value) => {
      const { name, title, type } = sendableAddition(value);
      return this.properties.create(this.datasetId, { name, title, settings: { type } });
    },
    onCreated: ({ name }) => this.announce(name),
  });

  readonly vector = new Addition<VectorAddition>({
    blank: blankVector,
    problemsOf: (value) => vectorAdditionProblems(value, this.namesOf('vector')),
    create: (value) => {
      const { name, title, dimensions = 0 } = sendableAddition(value);
      return this.vectors.create(this.datasetId, { name, title, dimensions });
    },
    onCreated: ({ name }) => this.announce(name),
  });

  readonly question = new Addition<QuestionAddition>({
    blank: blankQuestion,
    problemsOf: (value) => questionAdditionProblems(value, this.namesOf('question')),
    create: (value) => this.questionChanges.add(this.datasetId, questionFrom(value)),
    onCreated: ({ name }) => this.announce(name),
  });

  constructor(
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
    private readonly questionChanges: QuestionChanges,
    private readonly notices: Notices,
  ) {}

  activate(settings: SettingsViewModel) {
    this.settings = settings;
  }

  private get datasetId() {
    return this.settings?.datasetId ?? '';
  }

  private namesOf(kind: Extract<SettingsItemKind, 'property' | 'vector' | 'question'>): readonly string[] {
    const items = this.settings?.items.of(kind) ?? [];
    return items.filter(({ isGone }) => !isGone).map(({ original }) => original.name);
  }

  private announce(name: string) {
    this.notices.show({ message: { key: 'changing.added', values: { name } } });
    this.settings?.refresh();
  }
}
