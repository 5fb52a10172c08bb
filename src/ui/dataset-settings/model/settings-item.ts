import type { UpdateItem, UpdateOutcome } from '#application/datasets/settings/update-item.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import {
  begin,
  cancelled,
  changed,
  confirmed,
  type Draft,
  redone,
  renewed,
  undone,
  writingGroup,
} from '#domain/datasets/settings/draft.ts';
import { canTakeBack, type Kind, type Kinds, problemsOf } from '#domain/datasets/settings/items.ts';
import { rebase, type Told } from '#domain/datasets/settings/rebase.ts';
import { isModified } from '#domain/shared/edit.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

/** Services that every item needs. */
export interface ItemServices {
  readonly updateItem: UpdateItem;
  readonly notices: Notices;
}

export const itemKey = (kind: Kind, { id }: { readonly id: string }) => `${kind} ${id}`;

/** An item of the settings, with its unsaved draft; it is saved on its own. */
export class SettingsItem<K extends Kind = Kind> {
  draft: Draft<Kinds[K]>;
  /** Changes that other users have saved since the item was opened. */
  theirChanges: readonly Told[] = [];
  isGone = false;
  /** Reason of the last rejected change. */
  refusal: Message | undefined = undefined;
  readonly saving = new Task();

  constructor(
    readonly kind: K,
    original: Kinds[K],
    private readonly services: ItemServices,
  ) {
    this.draft = begin(original);
    makeStateObservable(this);
  }

  get key() {
    return itemKey(this.kind, this.current);
  }

  get current(): Kinds[K] {
    return this.draft.current;
  }

  get original(): Kinds[K] {
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

  change(changes: Partial<Kinds[K]>, group?: string) {
    this.draft = changed(this.draft, { ...this.current, ...changes }, group);
    this.refusal = undefined;
  }

  /** Changes a text; consecutive letters of a word are one undo step. */
  write<P extends keyof Kinds[K] & string>(part: P, text: Kinds[K][P]) {
    const group = writingGroup(part, String(this.current[part] ?? ''), String(text));
    this.change({ [part]: text } as unknown as Partial<Kinds[K]>, group);
  }

  cancel() {
    this.draft = cancelled(this.draft);
    this.dismissNotes();
  }

  undo() {
    this.draft = undone(this.draft);
  }

  redo() {
    this.draft = redone(this.draft);
  }

  dismissNotes() {
    this.theirChanges = [];
    this.refusal = undefined;
  }

  /** Restores the draft of an earlier visit, rebased on the current state. */
  restore(draft: Draft<Kinds[K]>) {
    const { original } = this;
    this.draft = draft;
    this.rebaseOn(original);
  }

  /** Merges the state on the server into the draft. */
  rebaseOn(theirs: Kinds[K]) {
    const { draft, told } = renewed(this.draft, theirs);
    this.draft = draft;
    this.isGone = false;
    if (told.length > 0) this.theirChanges = told;
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

  private accept(outcome: UpdateOutcome<Kinds[K]>, sent: Kinds[K], before: Kinds[K]) {
    if (outcome.kind === 'gone') this.markGone();
    else if (outcome.kind === 'changed') this.rebaseOn(outcome.theirs);
    else this.confirm(outcome.item, sent, before);
  }

  private confirm(saved: Kinds[K], sent: Kinds[K], before: Kinds[K]) {
    this.draft = confirmed(this.draft, sent, saved);
    const isLasting = !canTakeBack(this.kind, before, saved);
    this.services.notices.show({
      message: { key: 'changing.saved' },
      about: this.key,
      ...(!isLasting && { buttonText: { key: 'changing.undo' }, act: () => this.undoSaved(before, saved) }),
    });
  }

  /** Reverts a saved change, but keeps later changes. */
  private undoSaved(before: Kinds[K], saved: Kinds[K]) {
    this.change(rebase(saved, before, this.current).value);
    void this.save();
  }

  /** Reverts a failed change; the user can redo it. */
  private revert() {
    this.draft = cancelled(this.draft);
    this.refusal = reasonOf(this.saving.failure);
  }
}
