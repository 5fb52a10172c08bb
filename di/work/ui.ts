import { ContainerModule } from 'inversify';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { FindOnHub } from '#application/creation/find-on-hub.ts';
import { CompleteOverview } from '#application/datasets/complete-overview.ts';
import { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { HomeViewModel } from '#ui/datasets/home-view-model.ts';
import { DatasetsViewModel } from '#ui/datasets/list/datasets-view-model.ts';
import { ImportViewModel } from '#ui/datasets/sidebar/import-view-model.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { OutboxChipViewModel } from '#ui/layouts/outbox/outbox-chip-view-model.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const ui = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(KeyboardSettings, [Preferences, Session]);
  provide(OutboxChipViewModel, [Outbox]).inTransientScope();
  provide(DatasetsViewModel, [
    LoadOverviews,
    CompleteOverview,
    FollowDatasets,
    OverviewRepository,
    Platform,
  ]).inTransientScope();
  provide(ImportViewModel, [FindOnHub, Hub]).inTransientScope();
  provide(HomeViewModel, [DatasetsViewModel, Texts]).inTransientScope();
});
