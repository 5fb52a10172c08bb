import type { UserResponse } from '#domain/annotation/team-answers.ts';

/** Responses of all users, for users who manage the dataset. */
export abstract class TeamResponseRepository {
  /** Keys are record ids; a record without responses has an empty list, a deleted one none. */
  abstract of(datasetId: string, recordIds: readonly string[]): Promise<ReadonlyMap<string, readonly UserResponse[]>>;
}
