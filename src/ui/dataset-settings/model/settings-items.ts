import type { Settings } from '#application/datasets/settings/load-settings.ts';
import {
  datasetNameOf,
  extraMetadataOf,
  guidelinesOf,
  type ItemsByKind,
  minSubmittedOf,
  type SettingsItemKind,
  timeMeasurementOf,
} from '#domain/datasets/settings/items.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { type ItemServices, itemKey, SettingsItem } from './settings-item.ts';

type Loaded = { readonly [K in SettingsItemKind]: readonly ItemsByKind[K][] };
type Items = { readonly [K in SettingsItemKind]: readonly SettingsItem<K>[] };

const none: Items = {
  name: [],
  guidelines: [],
  distribution: [],
  timeMeasurement: [],
  extraMetadata: [],
  field: [],
  question: [],
  property: [],
  vector: [],
};

const loadedFrom = ({ dataset, changeable }: Settings): Loaded | undefined =>
  changeable && {
    name: [datasetNameOf(dataset)],
    guidelines: [guidelinesOf(dataset)],
    distribution: [minSubmittedOf(dataset)],
    timeMeasurement: [timeMeasurementOf(dataset)],
    extraMetadata: [extraMetadataOf(dataset)],
    field: changeable.fields,
    question: changeable.questions,
    property: changeable.properties,
    vector: changeable.vectors,
  };

/** Keeps a deleted item while it has unsaved changes. */
const isShown = ({ isGone, isModified }: Pick<SettingsItem, 'isGone' | 'isModified'>) => !isGone || isModified;

export class SettingsItems {
  items: Items = none;

  constructor(private readonly services: ItemServices) {
    makeStateObservable(this);
  }

  get all(): readonly SettingsItem[] {
    return (Object.values(this.items).flat() as readonly SettingsItem[]).filter(isShown);
  }

  get modified(): readonly SettingsItem[] {
    return this.all.filter(({ isModified }) => isModified);
  }

  of<K extends SettingsItemKind>(kind: K): Items[K] {
    return this.items[kind].filter(isShown) as unknown as Items[K];
  }

  /** Applies loaded settings, but keeps unsaved changes. */
  show(settings: Settings) {
    const loaded = loadedFrom(settings);
    if (!loaded) return;
    const { name, guidelines, distribution, timeMeasurement, extraMetadata, field, question, property, vector } =
      loaded;
    this.items = {
      name: this.update('name', name),
      guidelines: this.update('guidelines', guidelines),
      distribution: this.update('distribution', distribution),
      timeMeasurement: this.update('timeMeasurement', timeMeasurement),
      extraMetadata: this.update('extraMetadata', extraMetadata),
      field: this.update('field', field),
      question: this.update('question', question),
      property: this.update('property', property),
      vector: this.update('vector', vector),
    };
  }

  /** Shows a new order before the server has confirmed it. */
  reorderQuestions(question: readonly SettingsItem<'question'>[]) {
    this.items = { ...this.items, question };
  }

  private update<K extends SettingsItemKind>(kind: K, loaded: readonly ItemsByKind[K][]): readonly SettingsItem<K>[] {
    const known = new Map(this.of(kind).map((item) => [item.key, item]));
    const shown = loaded.map((each) => this.updateItem(kind, known.get(itemKey(kind, each)), each));
    const gone = this.of(kind).filter((item) => item.isModified && !shown.includes(item));
    for (const item of gone) item.markGone();
    return [...shown, ...gone];
  }

  private updateItem<K extends SettingsItemKind>(
    kind: K,
    known: SettingsItem<K> | undefined,
    loaded: ItemsByKind[K],
  ): SettingsItem<K> {
    if (!known) return new SettingsItem(kind, loaded, this.services);
    if (!known.saving.isRunning) known.rebaseOn(loaded);
    return known;
  }
}
