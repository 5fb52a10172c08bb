import type { UpdateItem, UpdateOutcome } from '#application/datasets/settings/update-item.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import {
  afterSave,
  beginEdit,
  type ItemEdit,
  mergeTheirs,
  redoEdit,
  reverted,
  typingGroup,
  undoEdit,
  withChange,
} from '#domain/datasets/settings/item-edit.ts';
import { canUndoSave, type ItemsByKind, problemsOf, type SettingsItemKind } from '#domain/datasets/settings/items.ts';
import { rebase, type TheirChange } from '#domain/datasets/settings/rebase.ts';
import { isModified } from '#domain/shared/edit.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export interface ItemServices {
  readonly updateItem: UpdateItem;
  readonly notices: Notices;
}

export const itemKey = (kind: SettingsItemKind, { id }: { readonly id: string }) => `${kind} ${id}`;

export class SettingsItem<K extends SettingsItemKind = SettingsItemKind> {
  draft: ItemEdit<ItemsByKind[K]>;
  theirChanges: readonly TheirChange[] = [];
  isGone = false;
  refusal: Message | undefined = undefined;
  readonly saving = new Task();

  constructor(
    readonly kind: K,
    original: ItemsByKind[K],
    private readonly services: ItemServices,
  ) {
    this.draft = beginEdit(original);
    makeStateObservable(this);
  }

  get key() {
    return itemKey(this.kind, this.current);
  }

  get current(): ItemsByKind[K] {
    return this.draft.current;
  }

  get original(): ItemsByKind[K] {
    return this.draft.original;
  }

  get isModified() {
    return isModified(this.draft);
  }

  get problems() {
    return problemsOf(this.kind, this.current);
  }

  get canSave() {
    return this.isModified && this.problems.size === 0 && !this.isGone && !this.saving.isRunning;
  }

  get canUndo() {
    return this.draft.past.length > 0;
  }

  get canRedo() {
    return this.draft.future.length > 0;
  }

  change(changes: Partial<ItemsByKind[K]>, group?: string) {
    this.draft = withChange(this.draft, { ...this.current, ...changes }, group);
    this.refusal = undefined;
  }

  /** Changes a text; consecutive letters of a word are one undo step. */
  write<P extends keyof ItemsByKind[K] & string>(part: P, text: ItemsByKind[K][P]) {
    const group = typingGroup(part, String(this.current[part] ?? ''), String(text));
    this.change({ [part]: text } as unknown as Partial<ItemsByKind[K]>, group);
  }

  cancel() {
    this.draft = reverted(this.draft);
    this.dismissNotes();
  }

  undo() {
    this.draft = undoEdit(this.draft);
  }

  redo() {
    this.draft = redoEdit(this.draft);
  }

  dismissNotes() {
    this.theirChanges = [];
    this.refusal = undefined;
  }

  restore(draft: ItemEdit<ItemsByKind[K]>) {
    const { original } = this;
    this.draft = draft;
    this.rebaseOn(original);
  }

  rebaseOn(theirs: ItemsByKind[K]) {
    const { draft, theirChanges } = mergeTheirs(this.draft, theirs);
    this.draft = draft;
    this.isGone = false;
    if (theirChanges.length > 0) this.theirChanges = theirChanges;
  }

  markGone() {
    this.isGone = true;
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    const { original, current } = this;
    this.dismissNotes();
    await this.saving.run(
      () => this.services.updateItem.execute(this.kind, original, current),
      (outcome) => this.accept(outcome, current, original),
    );
    if (this.saving.hasFailed) this.revert();
  }

  private accept(outcome: UpdateOutcome<ItemsByKind[K]>, sent: ItemsByKind[K], before: ItemsByKind[K]) {
    if (outcome.kind === 'gone') this.markGone();
    else if (outcome.kind === 'changed') this.rebaseOn(outcome.theirs);
    else this.confirm(outcome.item, sent, before);
  }

  private confirm(saved: ItemsByKind[K], sent: ItemsByKind[K], before: ItemsByKind[K]) {
    this.draft = afterSave(this.draft, sent, saved);
    const isLasting = !canUndoSave(this.kind, before, saved);
    this.services.notices.show({
      message: { key: 'changing.saved' },
      about: this.key,
      ...(!isLasting && { buttonText: { key: 'changing.undo' }, act: () => this.undoSaved(before, saved) }),
    });
  }

  /** Reverts a saved change, but keeps later changes. */
  private undoSaved(before: ItemsByKind[K], saved: ItemsByKind[K]) {
    this.change(rebase(saved, before, this.current).value);
    void this.save();
  }

  /** Reverts a failed change; the user can redo it. */
  private revert() {
    this.draft = reverted(this.draft);
    this.refusal = reasonOf(this.saving.failure);
  }
}
