import { type ItemsByKind, type SettingsItemKind, sendable } from '#domain/datasets/settings/items.ts';
import { isSame } from '#domain/shared/edit.ts';
import { orElse } from '../../shared/or-else.ts';
import type { SettingsRepositories } from './settings-repositories.ts';

export type UpdateOutcome<T> =
  | { readonly kind: 'saved'; readonly item: T }
  /** Another user has changed the item, so nothing was sent. */
  | { readonly kind: 'changed'; readonly theirs: T }
  | { readonly kind: 'gone' };

/**
 * Compares the item with the server's before saving, because a save sends the whole item and would overwrite changes by
 * others.
 */
export class UpdateItem {
  constructor(private readonly repositories: SettingsRepositories) {}

  async execute<K extends SettingsItemKind>(
    kind: K,
    original: ItemsByKind[K],
    current: ItemsByKind[K],
  ): Promise<UpdateOutcome<ItemsByKind[K]>> {
    const repository = this.repositories.of(kind);
    const all = await orElse(repository.of(original.datasetId, true), undefined); // the save below fails in the same way, and is reported
    const now = all ? all.find(({ id }) => id === original.id) : original;
    if (!now) return { kind: 'gone' };
    if (!isSame(now, original)) return { kind: 'changed', theirs: now };
    return { kind: 'saved', item: await repository.update(sendable(kind, current), original) };
  }
}
