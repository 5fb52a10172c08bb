import { reaction } from 'mobx';
import type { FollowDataset } from '#application/annotation/follow-dataset.ts';
import type { LoadSettings, Settings } from '#application/datasets/settings/load-settings.ts';
import type { UpdateItem } from '#application/datasets/settings/update-item.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { type AccessLoss, accessLossFrom } from '#application/shared/access-loss.ts';
import type { SettingsItemKind } from '#domain/datasets/settings/items.ts';
import { type SettingsTab, tabsWith } from '#domain/datasets/settings/tab.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import { SettingsItems } from './settings-items.ts';
import type { UnsavedSettings } from './unsaved-settings.ts';

const tabOf: { readonly [K in SettingsItemKind]: SettingsTab } = {
  name: 'general',
  guidelines: 'general',
  distribution: 'general',
  timeMeasurement: 'general',
  extraMetadata: 'metadata',
  field: 'fields',
  question: 'questions',
  property: 'metadata',
  vector: 'metadata',
};

export class SettingsViewModel implements ViewModel {
  settings: Settings | undefined = undefined;
  readonly items: SettingsItems;
  readonly loading = new Task();
  readonly refreshing = new Task();
  /** True when this user has deleted the dataset: unsaved changes are dropped. */
  isDeleted = false;
  datasetId = '';

  constructor(
    private readonly loadSettings: LoadSettings,
    updateItem: UpdateItem,
    private readonly followDataset: FollowDataset,
    private readonly platform: Platform,
    private readonly session: Session,
    private readonly notices: Notices,
    private readonly leaveGuard: LeaveGuard,
    private readonly unsavedSettings: UnsavedSettings,
  ) {
    this.items = new SettingsItems({ updateItem, notices });
    makeStateObservable(this);
  }

  /** The dataset with its last saved name. */
  get dataset() {
    const dataset = this.settings?.dataset;
    const [name] = this.items.of('name');
    return dataset && name ? { ...dataset, name: name.original.name } : dataset;
  }

  get changeable() {
    return this.settings?.changeable;
  }

  /** Set when the dataset was deleted, or this user has lost access to it. */
  get loss(): AccessLoss | undefined {
    return this.settings && accessLossFrom(this.refreshing.failure);
  }

  get tabs(): readonly SettingsTab[] {
    const count = (kind: SettingsItemKind) => this.items.of(kind).length;
    const asks = count('question') > 0 || this.platform.can('question-changes'); // a first question can be added
    return tabsWith({ fields: count('field'), questions: asks ? 1 : 0 });
  }

  get fields() {
    return this.items.of('field').map(({ current }) => current);
  }

  get questions() {
    return this.items.of('question').map(({ current }) => current);
  }

  get modifiedTabs(): ReadonlySet<SettingsTab> {
    return new Set(this.items.modified.map(({ kind }) => tabOf[kind]));
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    const stops = [this.follow(), this.leaveGuard.askWhile(() => this.items.modified.length > 0)];
    return () => {
      this.loading.cancel();
      this.refreshing.cancel();
      for (const stop of stops) stop();
    };
  }

  load() {
    void this.loading.run(() => this.fetch(false), this.show);
  }

  refresh() {
    void this.refreshing.run(() => this.fetch(true), this.show);
  }

  saveAll(tab: SettingsTab) {
    for (const item of this.items.modified) if (tabOf[item.kind] === tab) void item.save();
  }

  markDeleted() {
    this.isDeleted = true;
  }

  storeUnsaved(onReturn: (tab: SettingsTab) => void) {
    const { modified } = this.items;
    if (this.isDeleted || modified.length === 0) return;
    this.unsavedSettings.store(this.storeKey, modified);
    const [first] = this.modifiedTabs;
    if (!first) return;
    this.notices.show({
      message: { key: 'changing.left', values: { count: modified.length, name: this.dataset?.name ?? '' } },
      type: 'warning',
      permanent: true,
      about: this.noticeSubject,
      buttonText: { key: 'changing.comeBack' },
      act: () => onReturn(first),
    });
  }

  private restoreUnsaved() {
    this.unsavedSettings.restore(this.storeKey, this.items.all);
    this.notices.withdraw(this.noticeSubject);
  }

  private get noticeSubject() {
    return `settings ${this.datasetId}`;
  }

  private get storeKey() {
    return `${this.session.user?.id} ${this.datasetId}`;
  }

  /** Refreshes the settings when another user changes them, if the server sends events. */
  private follow(): () => void {
    let stop = () => {};
    const unwatch = reaction(
      () => this.changeable !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady)
          stop = this.followDataset.execute(this.datasetId, ({ kind }) => kind === 'settings' && this.refresh());
      },
      { fireImmediately: true },
    );
    return () => {
      unwatch();
      stop();
    };
  }

  private async fetch(fresh: boolean): Promise<Settings | undefined> {
    const { user } = this.session;
    return user && this.loadSettings.execute(this.datasetId, user, fresh);
  }

  private show(settings: Settings | undefined) {
    if (!settings) return;
    const isFirst = this.settings === undefined;
    this.settings = settings;
    this.items.show(settings);
    if (isFirst) this.restoreUnsaved();
  }
}
