import type { ResponseStatus } from '../../annotation/record.ts';

/** A record as files carry it from one place to another. Values are plain: what JSON can say. */
export interface PortableRecord {
  /** By which it is known outside. */
  readonly externalId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  /** By the name of the question. */
  readonly suggestions: Readonly<Record<string, PortableSuggestion>>;
  readonly responses: readonly PortableResponse[];
}

/**
 * Values of answers: a text or a label; a list of labels; a number; `{ value, rank }` for each ranked option;
 * `{ start, end, label }` for each span, in code points.
 */
export interface PortableSuggestion {
  readonly value: unknown;
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

export interface PortableResponse {
  /** A username, or an id where nothing better is known. */
  readonly user: string | undefined;
  readonly status: ResponseStatus;
  /** By the name of the question. */
  readonly values: Readonly<Record<string, unknown>>;
}
