/** Those that the specification names, and ours in the same manner. */
const statuses = [401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504] as const;

const businessCodes = ['missing_vector', 'update_distribution_with_existing_responses'] as const;

/** The key of what to say of a status, if there is anything to say; without a status no answer came at all. */
export function statusMessage(status: number | undefined): string | undefined {
  if (status === undefined) return 'errors.http.network';
  return statuses.some((known) => known === status) ? `errors.http.${status}` : undefined;
}

/** The key of what to say of a business code, if there is anything to say. */
export const businessMessage = (code: string | undefined): string | undefined =>
  businessCodes.some((known) => known === code) ? `errors.business.${code}` : undefined;

/** Every key that the two may give. */
export const httpMessages: readonly string[] = [
  'errors.http.network',
  ...statuses.map((status) => `errors.http.${status}`),
  ...businessCodes.map((code) => `errors.business.${code}`),
];
