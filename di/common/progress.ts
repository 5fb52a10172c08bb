import { ContainerModule } from 'inversify';
import { LoadProgress } from '#application/annotation/load-progress.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { SharesRepository } from '#application/ports/datasets/shares-repository.ts';
import { Attention } from '#application/ports/shared/attention.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpSharesRepository } from '#infrastructure/http/datasets/http-shares-repository.ts';
import { SharesViewModel } from '#ui/annotation/progress/shares-view-model.ts';
import { TeamViewModel } from '#ui/annotation/progress/team-view-model.ts';
import { wiring } from '../wiring.ts';

/** How far everybody is, and what they have chosen. */
export const progress = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provide(LoadProgress, [DatasetRepository]);
  provide(TeamViewModel, [LoadProgress]).inTransientScope();
  provideAs(SharesRepository, HttpSharesRepository, [Api]);
  provide(SharesViewModel, [SharesRepository, Attention, Clock]).inTransientScope();
});
