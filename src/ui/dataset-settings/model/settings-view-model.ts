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
import type { KeptSettings } from './kept-settings.ts';
import { SettingsItems } from './settings-items.ts';

const tabOf: { readonly [K in SettingsItemKind]: SettingsTab } = {
  name: 'general',
  guidelines: 'general',
  distribution: 'general',
  extraMetadata: 'general',
  field: 'fields',
  question: 'questions',
  property: 'metadata',
  vector: 'vector',
};

export class SettingsViewModel implements ViewModel {
  settings: Settings | undefined = undefined;
  readonly items: SettingsItems;
  readonly loading = new Task();
  readonly renewing = new Task();
  /** Deleted by whoever is here: there is nothing to be kept. */
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
    private readonly keptSettings: KeptSettings,
  ) {
    this.items = new SettingsItems({ updateItem, notices });
    makeStateObservable(this);
  }

  /** By the name that was saved last. */
  get dataset() {
    const dataset = this.settings?.dataset;
    const [name] = this.items.of('name');
    return dataset && name ? { ...dataset, name: name.original.name } : dataset;
  }

  get changeable() {
    return this.settings?.changeable;
  }

  /** It was there, and is no longer, or not for this person. */
  get loss(): AccessLoss | undefined {
    return this.settings && accessLossFrom(this.renewing.failure);
  }

  get tabs(): readonly SettingsTab[] {
    const count = (kind: SettingsItemKind) => this.items.of(kind).length;
    return tabsWith({
      fields: count('field'),
      questions: count('question'),
      properties: count('property'),
      vectors: count('vector'),
    });
  }

  /** As they are being changed. */
  get fields() {
    return this.items.of('field').map(({ current }) => current);
  }

  get questions() {
    return this.items.of('question').map(({ current }) => current);
  }

  /** The tabs in which something is changed and not saved. */
  get modifiedTabs(): ReadonlySet<SettingsTab> {
    return new Set(this.items.modified.map(({ kind }) => tabOf[kind]));
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    const stops = [this.follow(), this.leaveGuard.hold(() => this.items.modified.length > 0)];
    return () => {
      this.loading.cancel();
      this.renewing.cancel();
      for (const stop of stops) stop();
    };
  }

  load() {
    void this.loading.run(() => this.fetch(false), this.show);
  }

  /** Whatever was kept, as it is by now. */
  renew() {
    void this.renewing.run(() => this.fetch(true), this.show);
  }

  /** Everything that can be saved on a tab. */
  saveAll(tab: SettingsTab) {
    for (const item of this.items.modified) if (tabOf[item.kind] === tab) void item.save();
  }

  forgetAll() {
    this.isDeleted = true;
  }

  /** Whoever leaves is told what they have not saved, and finds it when they come back. */
  leave(comeBack: (tab: SettingsTab) => void) {
    const { modified } = this.items;
    if (this.isDeleted || modified.length === 0) return;
    this.keptSettings.keep(this.place, modified);
    const [first] = this.modifiedTabs;
    if (!first) return;
    this.notices.show({
      message: { key: 'changing.left', values: { count: modified.length, name: this.dataset?.name ?? '' } },
      type: 'warning',
      permanent: true,
      about: this.leftBehind,
      buttonText: { key: 'changing.comeBack' },
      act: () => comeBack(first),
    });
  }

  /** Who is here again needs no way back. */
  private comeBack() {
    this.keptSettings.restore(this.place, this.items.all);
    this.notices.withdraw(this.leftBehind);
  }

  private get leftBehind() {
    return `settings ${this.datasetId}`;
  }

  private get place() {
    return `${this.session.user?.id} ${this.datasetId}`;
  }

  /** Where the server tells of it, what others change shows by itself. */
  private follow(): () => void {
    let stop = () => {};
    const unwatch = reaction(
      () => this.changeable !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady)
          stop = this.followDataset.execute(this.datasetId, ({ kind }) => kind === 'settings' && this.renew());
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
    if (isFirst) this.comeBack();
  }
}
