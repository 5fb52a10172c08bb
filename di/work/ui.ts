import { ContainerModule } from 'inversify';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { LoadRecords } from '#application/annotation/load-records.ts';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox.ts';
import { ListDatasets } from '#application/datasets/list-datasets.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { AnnotationViewModel } from '#ui/annotation/annotation-view-model.ts';
import { HomeViewModel } from '#ui/datasets/home-view-model.ts';
import { OutboxChipViewModel } from '#ui/layouts/outbox-chip-view-model.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const ui = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(OutboxChipViewModel, [Outbox]).inTransientScope();
  provide(HomeViewModel, [ListDatasets]).inTransientScope();
  provide(AnnotationViewModel, [
    OpenDataset,
    LoadRecords,
    LoadMetrics,
    Outbox,
    DatasetRepository,
    Session,
    Notices,
  ]).inTransientScope();
});
