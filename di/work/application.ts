import { ContainerModule } from 'inversify';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { OutboxTriggers } from '#application/annotation/outbox/outbox-triggers.ts';
import { UnsentShelf } from '#application/annotation/outbox/unsent-shelf.ts';
import { FindOnHub } from '#application/creation/find-on-hub.ts';
import { CompleteOverview } from '#application/datasets/complete-overview.ts';
import { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Attention } from '#application/ports/shared/attention.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { Locks } from '#application/ports/shared/locks.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { Patience } from '#application/shared/patience.ts';
import { Api } from '#infrastructure/http/api.ts';
import { wiring } from '../wiring.ts';

export const application = new ContainerModule(({ bind }) => {
  const { provide, provideBy } = wiring(bind);
  provide(SignOut, [TokenStore, Outbox]);
  provide(FindOnHub, [Hub]);
  provide(LoadOverviews, [DatasetRepository, OverviewRepository]);
  provideBy(
    CompleteOverview,
    (datasets: DatasetRepository, api: Api) =>
      new CompleteOverview(datasets, async () => (await import('../common/parts.ts')).partsOver(api)),
    [DatasetRepository, Api],
  );
  provide(FollowDatasets, [LiveEvents, Attention, Connectivity, Clock]);
  provide(UnsentShelf, [UnsentAnswers, Ids, Clock]);
  provide(Patience, [Clock]);
  provide(OutboxTriggers, [Connectivity, Attention, Clock]);
  provide(Outbox, [UnsentShelf, ResponseRepository, CallFailures, TokenStore, Locks, Patience, OutboxTriggers]);
});
