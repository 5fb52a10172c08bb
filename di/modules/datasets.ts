import { ContainerModule } from 'inversify';
import { FindOnHub } from '#application/creation/find-on-hub.ts';
import { CompleteOverview } from '#application/datasets/complete-overview.ts';
import { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpOverviewRepository } from '#infrastructure/http/datasets/http-overview-repository.ts';
import { type HubAddresses, hubAddressesOf } from '#infrastructure/hub/hub-addresses.ts';
import { LazyHub } from '#infrastructure/hub/lazy-hub.ts';
import { DatasetsViewModel } from '#ui/datasets/list/datasets-view-model.ts';
import { HomeViewModel } from '#ui/datasets/list/home-view-model.ts';
import { ImportViewModel } from '#ui/datasets/sidebar/import-view-model.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { Platform } from '#ui/shared/platform.ts';
import { wiring } from '../wiring.ts';

async function hubAt(place: HubAddresses) {
  const { HttpHub } = await import('#infrastructure/hub/http-hub.ts');
  return new HttpHub(place, fetch.bind(globalThis));
}

export const datasets = new ContainerModule(({ bind }) => {
  const { provide, provideAs, provideBy } = wiring(bind);
  provideAs(DatasetRepository, HttpDatasetRepository, [Api]);
  provideAs(OverviewRepository, HttpOverviewRepository, [Api]);
  provide(LoadOverviews, [DatasetRepository, OverviewRepository]);
  provideBy(
    CompleteOverview,
    (repository: DatasetRepository, api: Api) =>
      new CompleteOverview(repository, async () => (await import('./dataset-schema.ts')).schemaOver(api)),
    [DatasetRepository, Api],
  );
  provide(FollowDatasets, [LiveEvents, PageVisibility, Connectivity, Clock]);
  provide(DatasetsViewModel, [
    LoadOverviews,
    CompleteOverview,
    FollowDatasets,
    OverviewRepository,
    Platform,
  ]).inTransientScope();
  provide(HomeViewModel, [DatasetsViewModel, Texts]).inTransientScope();
  provideBy(Hub, () => new LazyHub(hubAddressesOf(document), hubAt), []);
  provide(FindOnHub, [Hub]);
  provide(ImportViewModel, [FindOnHub, Hub, Preferences]).inTransientScope();
});
