import type { ResponseStatus, SuggestionsSeen } from '../../annotation/record.ts';

/** A record as files contain it; values are plain JSON. */
export interface PortableRecord {
  readonly externalId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  /** Keyed by question name. */
  readonly suggestions: Readonly<Record<string, PortableSuggestion>>;
  readonly responses: readonly PortableResponse[];
}

/**
 * Values of answers: a text or a label; a list of labels; a number; `{ value, rank }` for each ranked option; `{ start,
 * end, label }` for each span, in code points.
 */
export interface PortableSuggestion {
  readonly value: unknown;
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

export interface PortableResponse {
  /** A username, or a user id if no name is known. */
  readonly user: string | undefined;
  readonly status: ResponseStatus;
  /** Keyed by question name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly suggestionsSeen?: SuggestionsSeen;
  /** Answers that were given before a suggestion was seen, keyed by question name. */
  readonly blindValues?: Readonly<Record<string, unknown>>;
}
