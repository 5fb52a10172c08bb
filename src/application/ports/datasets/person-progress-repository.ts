import type { PersonProgress } from '#domain/datasets/person-progress.ts';

/** Only our own server offers it, to admins and owners. */
export abstract class PersonProgressRepository {
  /** The users with answers; `today` counts from the given time on. */
  abstract of(datasetId: string, startOfToday: string): Promise<readonly PersonProgress[]>;
}
