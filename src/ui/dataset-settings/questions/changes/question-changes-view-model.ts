import type { QuestionChanges } from '#application/ports/datasets/question-changes.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { reasonOf } from '#application/shared/reason.ts';
import {
  type ChangeRefusal,
  type QuestionChange,
  type QuestionUsage,
  refusalOf,
} from '#domain/datasets/settings/question-changes.ts';
import type { Message } from '#domain/shared/notice.ts';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { Task } from '../../../shared/task.ts';
import type { SettingsItem } from '../../model/settings-item.ts';
import type { SettingsViewModel } from '../../model/settings-view-model.ts';

interface Asked {
  readonly item: SettingsItem<'question'>;
  readonly change: QuestionChange;
}

/** Changes the questions themselves, at once. */
export class QuestionChangesViewModel {
  asked: Asked | undefined = undefined;
  usage: QuestionUsage | undefined = undefined;
  readonly counting = new Task();
  readonly applying = new Task();
  readonly reordering = new Task();
  private settings: SettingsViewModel | undefined = undefined;

  constructor(
    private readonly changes: QuestionChanges,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  activate(settings: SettingsViewModel) {
    this.settings = settings;
  }

  /** Undefined until the answers are counted, too. */
  get refusal(): ChangeRefusal | undefined {
    if (!this.asked || !this.usage) return undefined;
    const { item, change } = this.asked;
    const others = this.questions.filter((other) => other !== item).map(({ original }) => original);
    return refusalOf(change, item.original, others, this.usage);
  }

  get canConfirm() {
    return this.usage !== undefined && this.refusal === undefined && !this.applying.isRunning;
  }

  /** Why the server did not make the change, or did not count. */
  get failure(): Message | undefined {
    if (this.applying.hasFailed) return reasonOf(this.applying.failure);
    return this.counting.hasFailed ? reasonOf(this.counting.failure) : undefined;
  }

  ask(item: SettingsItem<'question'>, change: QuestionChange) {
    this.asked = { item, change };
    this.usage = undefined;
    this.applying.cancel();
    void this.counting.run(() => this.changes.usageOf(item.original.id), this.showUsage);
  }

  close() {
    this.asked = undefined;
    this.counting.cancel();
    this.applying.cancel();
  }

  confirm() {
    const { asked } = this;
    if (!asked || !this.canConfirm) return;
    void this.applying.run(
      () => this.apply(asked),
      () => this.finish(asked),
    );
  }

  move(key: string, to: number) {
    const { settings, questions } = this;
    const moved = questions.find((item) => item.key === key);
    if (!settings || !moved) return;
    const ordered = questions.filter((item) => item !== moved).toSpliced(to, 0, moved);
    settings.items.reorderQuestions(ordered);
    const ids = ordered.filter(({ isGone }) => !isGone).map(({ original }) => original.id);
    void this.reorder(settings, ids);
  }

  private async reorder(settings: SettingsViewModel, ids: readonly string[]) {
    await this.reordering.run(() => this.changes.reorder(settings.datasetId, ids), settings.refresh);
    if (!this.reordering.hasFailed) return;
    this.notices.show({ message: reasonOf(this.reordering.failure), type: 'danger' });
    settings.refresh();
  }

  private get questions() {
    return this.settings?.items.of('question') ?? [];
  }

  private apply({ item, change }: Asked): Promise<void> {
    const { id } = item.original;
    switch (change.kind) {
      case 'require':
        return this.changes.require(id, true);
      case 'makeOptional':
        return this.changes.require(id, false);
      case 'remove':
        return this.changes.remove(id);
      case 'removeLabel':
        return this.changes.removeLabel(id, change.value);
    }
  }

  private finish({ item, change }: Asked) {
    if (change.kind === 'remove') item.cancel(); // or its unsaved changes would stay on the screen
    this.close();
    this.notices.show({ message: { key: 'changing.saved' }, about: item.key });
    this.settings?.refresh();
  }

  private showUsage(usage: QuestionUsage) {
    this.usage = usage;
  }
}
