import type { ItemEdit } from '#domain/datasets/settings/item-edit.ts';
import type { ItemsByKind, SettingsItemKind } from '#domain/datasets/settings/items.ts';
import type { SettingsItem } from './settings-item.ts';

type Drafts = ReadonlyMap<string, ItemEdit<ItemsByKind[SettingsItemKind]>>;

/** What somebody has changed and not saved when they left the settings of a dataset. */
export class KeptSettings {
  private readonly kept = new Map<string, Drafts>();

  /** By whose it is, and of what. */
  keep(place: string, items: readonly SettingsItem[]): void {
    if (items.length === 0) this.kept.delete(place);
    else this.kept.set(place, new Map(items.map(({ key, draft }) => [key, draft])));
  }

  /** Puts back what was kept. */
  restore(place: string, items: readonly SettingsItem[]): void {
    const drafts = this.kept.get(place);
    for (const item of items) {
      const draft = drafts?.get(item.key);
      if (draft) item.resume(draft);
    }
    this.kept.delete(place);
  }
}
