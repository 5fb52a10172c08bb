import { ContainerModule } from 'inversify';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { LoadRecords } from '#application/annotation/load-records.ts';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox.ts';
import { ListDatasets } from '#application/datasets/list-datasets.ts';
import { Clock } from '#application/ports/clock.ts';
import { Connectivity } from '#application/ports/connectivity.ts';
import { DatasetRepository } from '#application/ports/dataset-repository.ts';
import { Log } from '#application/ports/log.ts';
import { Notices } from '#application/ports/notices.ts';
import { Preferences } from '#application/ports/preferences.ts';
import { TokenStore } from '#application/ports/token-store.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { AnnotationViewModel } from '#ui/annotation/annotation-view-model.ts';
import { HomeViewModel } from '#ui/datasets/home-view-model.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { OutboxChipViewModel } from '#ui/layouts/outbox-chip-view-model.ts';
import { SignInViewModel } from '#ui/session/sign-in-view-model.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { Network } from '#ui/shared/network.ts';
import { Session } from '#ui/shared/session.ts';
import { Toasts } from '#ui/shared/toasts.ts';
import { Theme } from '#ui/theme/theme.ts';
import { wiring } from './wiring.ts';

export const ui = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(Texts, [Preferences, Log]);
  provide(Theme, [Preferences]);
  provide(Toasts, [Clock, Texts]);
  bind(Notices).toService(Toasts);
  provide(Session, [ResumeSession, SignOut, TokenStore, Outbox]);
  provide(Network, [Connectivity, Notices]);
  provide(ChunkReload, [Preferences, Clock]);
  provide(SignInViewModel, [SignIn, Session, Notices]).inTransientScope();
  provide(OutboxChipViewModel, [Outbox]).inTransientScope();
  provide(AnnotationViewModel, [
    OpenDataset,
    LoadRecords,
    LoadMetrics,
    Outbox,
    DatasetRepository,
    Session,
    Notices,
  ]).inTransientScope();
  provide(HomeViewModel, [ListDatasets]).inTransientScope();
});
