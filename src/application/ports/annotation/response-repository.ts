import type { Draft } from '#domain/annotation/draft.ts';
import type { RecordResponse, ResponseStatus } from '#domain/annotation/record.ts';
import type { Failure } from '#domain/shared/failure.ts';

/** One person's answer to one record, on its way to the server. */
export interface ResponseToSave {
  readonly recordId: string;
  /** Absent while the record has no response yet. */
  readonly responseId: string | undefined;
  readonly status: ResponseStatus;
  readonly answers: Draft;
}

/** Every one of its calls is safe to repeat, and tells nobody but the caller when it fails. */
export abstract class ResponseRepository {
  /** Creates the response, or updates it. */
  abstract save(answered: ResponseToSave): Promise<RecordResponse>;
  /** Creates or updates whichever it takes, whatever the caller believes to be there. */
  abstract upsert(answered: ResponseToSave): Promise<RecordResponse>;
  /** The same for several at once; tells of each what became of it, in the order in which they were given. */
  abstract saveBulk(all: readonly ResponseToSave[]): Promise<readonly (RecordResponse | Failure)[]>;
  abstract remove(responseId: string): Promise<void>;
  /** The id of the response that the user has given to the record, if the server has one. */
  abstract idOf(recordId: string, userId: string): Promise<string | undefined>;
}
