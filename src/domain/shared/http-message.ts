import type { Message } from './notice.ts';

const statuses = [401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504] as const;

const businessCodes = [
  'already_member',
  'answer_exists',
  'answer_incomplete',
  'answer_invalid',
  'answer_question_gone',
  'dataset_incomplete',
  'dataset_name_taken',
  'dataset_published',
  'date_unknown',
  'hub_unreachable',
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

const maxSecondsShown = 90;

/** `timeout`: the server may have handled the request. `network`: the server was not reached. */
export type NoResponse = 'timeout' | 'network';

export const statusMessage = (status: number): string | undefined =>
  statuses.some((known) => known === status) ? `errors.http.${status}` : undefined;

export const noResponseMessage = (silence: NoResponse): string => `errors.http.${silence}`;

export const businessMessage = (code: string | undefined): string | undefined =>
  businessCodes.some((known) => known === code) ? `refusals.${code}` : undefined;

/** All keys, for the check of translations. */
export const httpMessages: readonly string[] = [
  'errors.retry.seconds',
  'errors.retry.minutes',
  noResponseMessage('timeout'),
  noResponseMessage('network'),
  ...statuses.map((status) => `errors.http.${status}`),
  ...businessCodes.map((code) => `refusals.${code}`),
];

export function retryMessage(milliseconds: number): Message {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds <= maxSecondsShown
    ? { key: 'errors.retry.seconds', values: { count: seconds } }
    : { key: 'errors.retry.minutes', values: { count: Math.ceil(seconds / 60) } };
}
