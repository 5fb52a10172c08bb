import { ContainerModule } from 'inversify';
import { FindNextDataset } from '#application/datasets/find-next-dataset.ts';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { OwnAnswersRepository } from '#application/ports/datasets/own-answers-repository.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpOwnAnswersRepository } from '#infrastructure/http/datasets/http-own-answers-repository.ts';
import { QueueEndViewModel } from '#ui/annotation/ending/queue-end-view-model.ts';
import { Platform } from '#ui/shared/platform.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(OwnAnswersRepository, HttpOwnAnswersRepository, [Api]);
  provide(FindNextDataset, [DatasetRepository, OverviewRepository]);
  provide(QueueEndViewModel, [FindNextDataset, OwnAnswersRepository, Platform, Clock]).inTransientScope();
});
