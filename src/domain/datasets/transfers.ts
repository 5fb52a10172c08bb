/** Changes of access when a dataset moves to another workspace. */
export interface MoveEffect {
  /** Usernames. */
  readonly losing: readonly string[];
  readonly gaining: readonly string[];
  /** Responses of the users who lose access. */
  readonly answers: number;
}

export interface Duplication {
  readonly name: string;
  readonly workspaceId: string;
  readonly withRecords: boolean;
}
