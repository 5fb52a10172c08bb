import { ContainerModule } from 'inversify';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpOverviewRepository } from '#infrastructure/http/datasets/http-overview-repository.ts';
import { EventStreams } from '#infrastructure/http/live/event-streams.ts';
import { HttpLiveEvents } from '#infrastructure/http/live/http-live-events.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { wiring } from '../wiring.ts';

export const http = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(WorkspaceRepository, HttpWorkspaceRepository, [Api]);
  provideAs(DatasetRepository, HttpDatasetRepository, [Api]);
  provideAs(OverviewRepository, HttpOverviewRepository, [Api]);
  provideAs(ResponseRepository, HttpResponseRepository, [Api]);
  provide(EventStreams, [Api, TokenStore, Clock]);
  provideAs(LiveEvents, HttpLiveEvents, [EventStreams]);
});
