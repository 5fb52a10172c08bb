import { ContainerModule } from 'inversify';
import { AddRecords } from '#application/creation/add-records.ts';
import { CreateDataset } from '#application/creation/create-dataset.ts';
import { FindIds } from '#application/creation/find-ids.ts';
import { ImportFromFile } from '#application/creation/import-from-file.ts';
import { ImportFromHub } from '#application/creation/import-from-hub.ts';
import { ImportWithToken } from '#application/creation/import-with-token.ts';
import { Uploads } from '#application/creation/uploading/uploads.ts';
import { LoadSettings } from '#application/datasets/settings/load-settings.ts';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { HubDatasets } from '#application/ports/creation/hub-datasets.ts';
import { JobRepository } from '#application/ports/creation/job-repository.ts';
import { RecordSender } from '#application/ports/creation/record-sender.ts';
import { RowReader } from '#application/ports/creation/row-reader.ts';
import { RowRecords } from '#application/ports/creation/row-records.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { MemberRepository } from '#application/ports/people/member-repository.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { FormattedRowRecords } from '#infrastructure/files/formatted-row-records.ts';
import { HttpHubDatasets } from '#infrastructure/hub/http-hub-datasets.ts';
import { hubAddressesOf } from '#infrastructure/hub/hub-addresses.ts';
import { AddingViewModel } from '#ui/creation/adding/adding-view-model.ts';
import { FileReading } from '#ui/creation/file/file-reading.ts';
import { FileViewModel } from '#ui/creation/file/file-view-model.ts';
import { HubViewModel } from '#ui/creation/hub/hub-view-model.ts';
import { PreparationViewModel } from '#ui/creation/plan/preparation-view-model.ts';
import { UnfinishedPlans } from '#ui/creation/plan/unfinished-plans.ts';
import { RowsViewModel } from '#ui/creation/preview/rows-view-model.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs, provideBy } = wiring(bind);
  provideBy(HubDatasets, () => new HttpHubDatasets(hubAddressesOf(document), fetch.bind(globalThis)), []);
  const parts = [FieldRepository, QuestionWriter, MetadataPropertyRepository, VectorRepository] as const;
  provide(CreateDataset, [WorkspaceRepository, DatasetWriter, ...parts]);
  provide(FindIds, [QuestionRepository, MemberRepository]);
  provide(ImportFromHub, [DatasetWriter, JobRepository, DatasetRepository, Clock]);
  provide(ImportFromFile, [RowReader, Uploads, FindIds]);
  provideAs(RowRecords, FormattedRowRecords, []);
  provide(ImportWithToken, [HubDatasets, RowRecords, Uploads, FindIds, Clock]);
  provide(AddRecords, [RowReader, RecordSender, Uploads, FindIds]);
  provide(UnfinishedPlans, []);
  provide(PreparationViewModel, [
    CreateDataset,
    WorkspaceRepository,
    LeaveGuard,
    UnfinishedPlans,
    Session,
    Texts,
  ]).inTransientScope();
  provide(RowsViewModel, [RowRecords]).inTransientScope();
  provide(FileReading, [RowReader]).inTransientScope();
  provide(AddingViewModel, [LoadSettings, AddRecords, RowRecords, FileReading, Platform, Session]).inTransientScope();
  const prepared = [Session, PreparationViewModel, RowsViewModel] as const;
  provide(HubViewModel, [Hub, HubDatasets, ImportFromHub, ImportWithToken, ...prepared]).inTransientScope();
  provide(FileViewModel, [ImportFromFile, FileReading, ...prepared]).inTransientScope();
});
