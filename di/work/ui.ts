import { ContainerModule } from 'inversify';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { LoadRecords } from '#application/annotation/load-records.ts';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox.ts';
import { FindOnHub } from '#application/creation/find-on-hub.ts';
import { CompleteOverview } from '#application/datasets/complete-overview.ts';
import { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { AnnotationViewModel } from '#ui/annotation/annotation-view-model.ts';
import { SettingsViewModel } from '#ui/dataset-settings/settings-view-model.ts';
import { HomeViewModel } from '#ui/datasets/home-view-model.ts';
import { DatasetsViewModel } from '#ui/datasets/list/datasets-view-model.ts';
import { ImportViewModel } from '#ui/datasets/sidebar/import-view-model.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { OutboxChipViewModel } from '#ui/layouts/outbox/outbox-chip-view-model.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const ui = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
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
  provide(SettingsViewModel, [DatasetRepository]).inTransientScope();
  provide(AnnotationViewModel, [
    OpenDataset,
    LoadRecords,
    LoadMetrics,
    Outbox,
    DatasetRepository,
    Session,
    Notices,
    LeaveGuard,
  ]).inTransientScope();
});
