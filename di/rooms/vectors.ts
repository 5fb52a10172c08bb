import { ContainerModule } from 'inversify';
import { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { wiring } from '../wiring.ts';

/** What records are compared by. */
export const vectors = new ContainerModule(({ bind }) => {
  wiring(bind).provideAs(VectorRepository, HttpVectorRepository, [Api]);
});
