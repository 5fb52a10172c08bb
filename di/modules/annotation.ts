import { ContainerModule } from 'inversify';
import { FollowDataset } from '#application/annotation/follow-dataset.ts';
import { HoldRecord } from '#application/annotation/hold-record.ts';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { LoadProgress } from '#application/annotation/load-progress.ts';
import { LoadRecords } from '#application/annotation/load-records.ts';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { LeaseRepository } from '#application/ports/annotation/lease-repository.ts';
import { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { StoredDrafts } from '#application/ports/annotation/stored-drafts.ts';
import { StoredSteps } from '#application/ports/annotation/stored-steps.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { IndexedDbStoredDrafts } from '#infrastructure/browser/storage/indexed-db-stored-drafts.ts';
import { IndexedDbStoredSteps } from '#infrastructure/browser/storage/indexed-db-stored-steps.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { HttpLeaseRepository } from '#infrastructure/http/annotation/http-lease-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { FilteringViewModel } from '#ui/annotation/filters/filtering-view-model.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { HistoryViewModel } from '#ui/annotation/model/answering/history-view-model.ts';
import { AdaptiveThrottle } from '#ui/annotation/model/live/adaptive-throttle.ts';
import { LiveUpdates } from '#ui/annotation/model/live/live-updates.ts';
import { RecordLeases } from '#ui/annotation/model/live/record-leases.ts';
import { ImagePrefetch } from '#ui/annotation/model/queue/image-prefetch.ts';
import { UnsyncedAnswers } from '#ui/annotation/model/queue/unsynced-answers.ts';
import { StoredGuidelines } from '#ui/annotation/panels/stored-guidelines.ts';
import { StoredLayouts } from '#ui/annotation/panels/stored-layouts.ts';
import { TeamViewModel } from '#ui/annotation/progress/team-view-model.ts';
import { SimilarViewModel } from '#ui/annotation/similar/similar-view-model.ts';
import { SeenHints } from '#ui/annotation/workbench/seen-hints.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { UploadsFlag } from '#ui/shared/uploads-flag.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs, provideBy } = wiring(bind);
  provide(LoadRecords, [
    RecordRepository,
    QuestionRepository,
    MetadataPropertyRepository,
    VectorRepository,
    CallFailures,
  ]);
  provide(OpenDataset, [DatasetRepository, FieldRepository, QuestionRepository, LoadRecords]);
  provide(FilteringViewModel, [Clock]).inTransientScope();
  provide(SimilarViewModel, [VectorRepository]);
  provide(LoadMetrics, [DatasetRepository, RecordRepository, LoadEnvironment, Clock]);
  provide(StoredLayouts, [Preferences]);
  provide(StoredGuidelines, [Preferences, Session]);
  provide(SeenHints, [Preferences, Session]);
  provideAs(StoredSteps, IndexedDbStoredSteps, [PostilDatabase]);
  provideAs(StoredDrafts, IndexedDbStoredDrafts, [PostilDatabase]);
  provide(UnsyncedAnswers, [Outbox, StoredDrafts, Session, Clock]).inTransientScope();
  provide(HistoryViewModel, [StoredSteps, Ids, Session]).inTransientScope();
  provideAs(LeaseRepository, HttpLeaseRepository, [Api]);
  provide(HoldRecord, [LeaseRepository, PageVisibility, Clock]).inTransientScope();
  provide(RecordLeases, [HoldRecord, Platform, Notices, Clock]).inTransientScope();
  provide(LiveUpdates, [FollowDataset, Platform, Notices, UploadsFlag, Session]).inTransientScope();
  provideBy(ImagePrefetch, (connectivity: Connectivity) => new ImagePrefetch(connectivity, () => new Image()), [
    Connectivity,
  ]).inTransientScope();
  provide(AdaptiveThrottle, [Clock]).inTransientScope();
  provide(AnnotationViewModel, [
    OpenDataset,
    LoadRecords,
    LoadMetrics,
    Outbox,
    DatasetRepository,
    Session,
    Notices,
    LeaveGuard,
    HistoryViewModel,
    UnsyncedAnswers,
    RecordLeases,
    LiveUpdates,
    ImagePrefetch,
    AdaptiveThrottle,
    Platform,
  ]).inTransientScope();
  provide(LoadProgress, [DatasetRepository]);
  provide(TeamViewModel, [LoadProgress]).inTransientScope();
});
