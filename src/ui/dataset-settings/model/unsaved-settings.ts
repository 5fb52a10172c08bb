import type { ItemEdit } from '#domain/datasets/settings/item-edit.ts';
import type { ItemsByKind, SettingsItemKind } from '#domain/datasets/settings/items.ts';
import type { SettingsItem } from './settings-item.ts';

type Drafts = ReadonlyMap<string, ItemEdit<ItemsByKind[SettingsItemKind]>>;

/** Keeps the unsaved changes of settings pages that the user has left, in memory. */
export class UnsavedSettings {
  private readonly stored = new Map<string, Drafts>();

  /** `key` names the user and the dataset. */
  store(key: string, items: readonly SettingsItem[]): void {
    if (items.length === 0) this.stored.delete(key);
    else this.stored.set(key, new Map(items.map(({ key, draft }) => [key, draft])));
  }

  restore(key: string, items: readonly SettingsItem[]): void {
    const drafts = this.stored.get(key);
    for (const item of items) {
      const draft = drafts?.get(item.key);
      if (draft) item.restore(draft);
    }
    this.stored.delete(key);
  }
}
