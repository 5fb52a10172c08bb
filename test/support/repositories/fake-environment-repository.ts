import type { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import type { Environment } from '#domain/session/environment.ts';
import { Fake } from './fake.ts';

export class FakeEnvironmentRepository extends Fake implements EnvironmentRepository {
  environment: Environment = { showsStorageWarning: false, sharesProgress: false, space: undefined, features: [] };

  settings = () => this.answer('ERROR_FETCHING_ENVIRONMENT_SETTINGS', () => this.environment);
}
