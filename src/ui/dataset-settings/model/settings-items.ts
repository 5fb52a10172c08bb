import type { Settings } from '#application/datasets/settings/load-settings.ts';
import {
  datasetNameOf,
  extraMetadataOf,
  guidelinesOf,
  type ItemsByKind,
  minSubmittedOf,
  type SettingsItemKind,
} from '#domain/datasets/settings/items.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { type Desk, itemKey, SettingsItem } from './settings-item.ts';

type Loaded = { readonly [K in SettingsItemKind]: readonly ItemsByKind[K][] };
type Items = { readonly [K in SettingsItemKind]: readonly SettingsItem<K>[] };

const none: Items = {
  name: [],
  guidelines: [],
  distribution: [],
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
    extraMetadata: [extraMetadataOf(dataset)],
    field: changeable.fields,
    question: changeable.questions,
    property: changeable.properties,
    vector: changeable.vectors,
  };

/** What somebody else has deleted stays for as long as something is written in it. */
const isThere = ({ isGone, isModified }: Pick<SettingsItem, 'isGone' | 'isModified'>) => !isGone || isModified;

/** Everything in a dataset's settings that can be changed, by its kind. */
export class SettingsItems {
  items: Items = none;

  constructor(private readonly desk: Desk) {
    makeStateObservable(this);
  }

  get all(): readonly SettingsItem[] {
    return (Object.values(this.items).flat() as readonly SettingsItem[]).filter(isThere);
  }

  get modified(): readonly SettingsItem[] {
    return this.all.filter(({ isModified }) => isModified);
  }

  of<K extends SettingsItemKind>(kind: K): Items[K] {
    return this.items[kind].filter(isThere) as unknown as Items[K];
  }

  /** Takes in what there is by now; whatever is being changed stays as it is being changed. */
  show(settings: Settings) {
    const loaded = loadedFrom(settings);
    if (!loaded) return;
    const { name, guidelines, distribution, extraMetadata, field, question, property, vector } = loaded;
    this.items = {
      name: this.renewed('name', name),
      guidelines: this.renewed('guidelines', guidelines),
      distribution: this.renewed('distribution', distribution),
      extraMetadata: this.renewed('extraMetadata', extraMetadata),
      field: this.renewed('field', field),
      question: this.renewed('question', question),
      property: this.renewed('property', property),
      vector: this.renewed('vector', vector),
    };
  }

  private renewed<K extends SettingsItemKind>(kind: K, loaded: readonly ItemsByKind[K][]): readonly SettingsItem<K>[] {
    const known = new Map(this.of(kind).map((item) => [item.key, item]));
    const shown = loaded.map((each) => this.renew(kind, known.get(itemKey(kind, each)), each));
    const gone = this.of(kind).filter((item) => item.isModified && !shown.includes(item));
    for (const item of gone) item.lose();
    return [...shown, ...gone];
  }

  private renew<K extends SettingsItemKind>(
    kind: K,
    known: SettingsItem<K> | undefined,
    loaded: ItemsByKind[K],
  ): SettingsItem<K> {
    if (!known) return new SettingsItem(kind, loaded, this.desk);
    if (!known.saving.isRunning) known.renew(loaded);
    return known;
  }
}
