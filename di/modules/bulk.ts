import { ContainerModule } from 'inversify';
import { LoadRecords } from '#application/annotation/load-records.ts';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { BulkViewModelFactory } from '#ui/annotation/bulk/bulk-view-model.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  wiring(bind).provide(BulkViewModelFactory, [LoadRecords, Outbox, Notices]);
});
