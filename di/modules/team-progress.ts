import { ContainerModule } from 'inversify';
import { PersonProgressRepository } from '#application/ports/datasets/person-progress-repository.ts';
import { SharesRepository } from '#application/ports/datasets/shares-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpPersonProgressRepository } from '#infrastructure/http/datasets/http-person-progress-repository.ts';
import { HttpSharesRepository } from '#infrastructure/http/datasets/http-shares-repository.ts';
import { PeopleViewModel } from '#ui/annotation/progress/people-view-model.ts';
import { SharesViewModel } from '#ui/annotation/progress/shares-view-model.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(PersonProgressRepository, HttpPersonProgressRepository, [Api]);
  provide(PeopleViewModel, [PersonProgressRepository, PageVisibility, Clock]).inTransientScope();
  provideAs(SharesRepository, HttpSharesRepository, [Api]);
  provide(SharesViewModel, [SharesRepository, PageVisibility, Clock]).inTransientScope();
});
