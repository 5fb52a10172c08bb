import type { Environment } from '#domain/session/environment.ts';
import type { EnvironmentRepository } from '../ports/session/environment-repository.ts';
import { orElse } from '../shared/or-else.ts';

/** Servers without this endpoint can be used all the same. */
export class LoadEnvironment {
  constructor(private readonly environment: EnvironmentRepository) {}

  execute(): Promise<Environment | undefined> {
    return orElse(this.environment.settings(), undefined);
  }
}
