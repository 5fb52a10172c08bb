import { isObject } from './parts.ts';

/** What there is to say of a refusal. */
export interface WireError {
  readonly code: string | undefined;
  /** Text meant for people; what is meant for programs is left out. */
  readonly detail: string | undefined;
}

/**
 * Reads any of the five shapes a body of an error has:
 * `{detail: {code, params}}` (three of them), `{detail: "text"}` and `{code, message}`.
 */
export function readError(body: unknown): WireError {
  if (!isObject(body)) return { code: undefined, detail: undefined };
  const { detail } = body;
  return { code: asText(body.code) ?? (isObject(detail) ? asText(detail.code) : undefined), detail: asText(detail) };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
