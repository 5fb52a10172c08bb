import type { Environment } from '#domain/session/environment.ts';

export abstract class EnvironmentRepository {
  abstract settings(): Promise<Environment>;
}
