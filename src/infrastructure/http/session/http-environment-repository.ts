import type { EnvironmentRepository } from '#application/ports/session/environment-repository.ts';
import { wireSettings } from '#contract/session/settings.ts';
import type { Environment } from '#domain/session/environment.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

import { toEnvironment } from './mappers/session.ts';

export class HttpEnvironmentRepository implements EnvironmentRepository {
  constructor(private readonly api: Api) {}

  async settings(): Promise<Environment> {
    const settings = await this.api.get({
      path: 'v1/settings',
      schema: wireSettings,
      cacheForMs: limits.cacheMs.large,
      failure: 'ERROR_FETCHING_ENVIRONMENT_SETTINGS',
      anonymous: true,
    });
    return toEnvironment(settings);
  }
}
