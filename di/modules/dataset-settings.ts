import { ContainerModule } from 'inversify';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { LoadSample } from '#application/datasets/settings/load-sample.ts';
import { LoadSettings } from '#application/datasets/settings/load-settings.ts';
import { SettingsRepositories } from '#application/datasets/settings/settings-repositories.ts';
import { UpdateItem } from '#application/datasets/settings/update-item.ts';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { DatasetTransfers } from '#application/ports/datasets/dataset-transfers.ts';
import { DatasetWriter } from '#application/ports/datasets/dataset-writer.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { QuestionChanges } from '#application/ports/datasets/question-changes.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetTransfers } from '#infrastructure/http/datasets/http-dataset-transfers.ts';
import { HttpQuestionChanges } from '#infrastructure/http/datasets/http-question-changes.ts';
import { AdditionsViewModel } from '#ui/dataset-settings/adding/additions-view-model.ts';
import { DeletionViewModel } from '#ui/dataset-settings/danger/deletion-view-model.ts';
import { SettingsViewModel } from '#ui/dataset-settings/model/settings-view-model.ts';
import { UnsavedSettings } from '#ui/dataset-settings/model/unsaved-settings.ts';
import { QuestionChangesViewModel } from '#ui/dataset-settings/questions/changes/question-changes-view-model.ts';
import { SampleViewModel } from '#ui/dataset-settings/template/sample-view-model.ts';
import { DuplicateViewModel } from '#ui/dataset-settings/transfers/duplicate-view-model.ts';
import { MoveViewModel } from '#ui/dataset-settings/transfers/move-view-model.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  const parts = [FieldRepository, QuestionRepository, MetadataPropertyRepository, VectorRepository] as const;
  provide(SettingsRepositories, [DatasetRepository, DatasetWriter, QuestionWriter, ...parts]);
  provide(UpdateItem, [SettingsRepositories]);
  provide(LoadSample, [RecordRepository]);
  provide(SampleViewModel, [LoadSample]).inTransientScope();
  provide(DeletionViewModel, [DatasetWriter, Notices, Platform]).inTransientScope();
  provideAs(DatasetTransfers, HttpDatasetTransfers, [Api]);
  provide(MoveViewModel, [DatasetTransfers, WorkspaceRepository, Notices]).inTransientScope();
  const copying = [DatasetTransfers, WorkspaceRepository, DatasetRepository, Notices] as const;
  provide(DuplicateViewModel, [...copying]).inTransientScope();
  provideAs(QuestionChanges, HttpQuestionChanges, [Api]);
  provide(QuestionChangesViewModel, [QuestionChanges, Notices]).inTransientScope();
  provide(AdditionsViewModel, [
    MetadataPropertyRepository,
    VectorRepository,
    QuestionChanges,
    Notices,
  ]).inTransientScope();
  provide(UnsavedSettings, []);
  provide(SettingsViewModel, [
    LoadSettings,
    UpdateItem,
    FollowDataset,
    Platform,
    Session,
    Notices,
    LeaveGuard,
    UnsavedSettings,
  ]).inTransientScope();
});
