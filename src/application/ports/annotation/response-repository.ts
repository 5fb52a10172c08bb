import type { Draft } from '#domain/annotation/draft.ts';
import type { RecordResponse, ResponseStatus, SuggestionsSeen } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';

export interface ResponseToSave {
  readonly recordId: string;
  /** Absent while the record has no response. */
  readonly responseId: string | undefined;
  readonly status: ResponseStatus;
  readonly answers: Draft;
  readonly suggestionsSeen?: SuggestionsSeen | undefined;
  /** Milliseconds that the user worked on it since the last save, if the dataset measures them. */
  readonly activeMs?: number;
}

/** Calls can be repeated safely, and report no failure to the user. */
export abstract class ResponseRepository {
  abstract save(answered: ResponseToSave): Promise<RecordResponse>;
  abstract upsert(answered: ResponseToSave): Promise<RecordResponse>;
  /** The results are in the order of the input. */
  abstract saveBulk(all: readonly ResponseToSave[]): Promise<readonly (RecordResponse | Failure)[]>;
  abstract remove(responseId: string): Promise<void>;
  abstract idOf(recordId: string, userId: string): Promise<string | undefined>;
}
