import { isObject } from './schemas.ts';

/** Code and message of an error. */
export interface WireError {
  readonly code: string | undefined;
  /** Message for users; details for programs are omitted. */
  readonly detail: string | undefined;
}

/**
 * Reads any of the five shapes of an error body: `{detail: {code, params}}` with three kinds of params, `{detail:
 * "text"}` and `{code, message}`.
 */
export function readError(body: unknown): WireError {
  if (!isObject(body)) return { code: undefined, detail: undefined };
  const { detail } = body;
  return { code: asText(body.code) ?? (isObject(detail) ? asText(detail.code) : undefined), detail: asText(detail) };
}

/** Standard messages of web frameworks for unknown paths and forbidden methods. */
const frameworkMessages = /^(Not Found|Forbidden)$/;

/** Whether the API wrote the body of a 403 or 404. Gateways send a page, other JSON, or the message of a framework. */
export function isFromApi(body: unknown): boolean {
  const detail = isObject(body) && body.detail;
  return typeof detail === 'string'
    ? !frameworkMessages.test(detail)
    : isObject(detail) && typeof detail.code === 'string';
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Codes that are more specific than the status; clients have a text for each. */
export const wireBusinessCodes = [
  'already_member',
  'answer_exists',
  'answer_incomplete',
  'answer_invalid',
  'answer_question_gone',
  'dataset_incomplete',
  'dataset_name_taken',
  'dataset_published',
  'date_unknown',
  'inexact_number',
  'label_in_use',
  'last_owner',
  'last_required_question',
  'missing_vector',
  'name_taken',
  'no_place_free',
  'not_found',
  'oauth_deleted_user',
  'oauth_name_taken',
  'oauth_no_name',
  'own_account',
  'own_role',
  'question_answered',
  'questions_changed',
  'record_invalid',
  'records_repeated',
  'setting_fixed',
  'text_too_long',
  'text_unstorable',
  'too_many_streams',
  'update_distribution_with_existing_responses',
  'workspace_in_use',
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
