import { isObject } from './schemas.ts';

/** What there is to say of a refusal. */
export interface WireError {
  readonly code: string | undefined;
  /** Text meant for people; what is meant for programs is left out. */
  readonly detail: string | undefined;
}

/**
 * Reads any of the five shapes that the body of an error has:
 * `{detail: {code, params}}` with three kinds of params, `{detail: "text"}` and `{code, message}`.
 */
export function readError(body: unknown): WireError {
  if (!isObject(body)) return { code: undefined, detail: undefined };
  const { detail } = body;
  return { code: asText(body.code) ?? (isObject(detail) ? asText(detail.code) : undefined), detail: asText(detail) };
}

/** What frameworks say of a path or a method that they do not know, or do not allow. */
const frameworkMessages = /^(Not Found|Forbidden)$/;

/** Whether the body of a 403 or 404 is the API's: a gateway sends a page, JSON of its own, or what its framework says. */
export function isFromApi(body: unknown): boolean {
  const detail = isObject(body) && body.detail;
  return typeof detail === 'string'
    ? !frameworkMessages.test(detail)
    : isObject(detail) && typeof detail.code === 'string';
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Those that say more than a status does, so that whoever shows them has words for them. */
export const wireBusinessCodes = [
  'dataset_name_taken',
  'inexact_number',
  'last_owner',
  'missing_vector',
  'no_place_free',
  'oauth_deleted_user',
  'oauth_name_taken',
  'oauth_no_name',
  'own_account',
  'own_role',
  'too_many_streams',
  'update_distribution_with_existing_responses',
  'wrong_password',
] as const;
export type WireBusinessCode = (typeof wireBusinessCodes)[number];

export const wireErrorCodes = {
  unauthorized: 'argilla.api.errors::UnauthorizedError',
  forbidden: 'argilla.api.errors::ForbiddenOperationError',
  invalid: 'argilla.api.errors::ValidationError',
  failed: 'argilla.api.errors::GenericServerError',
  missingVector: 'missing_vector',
} as const;
