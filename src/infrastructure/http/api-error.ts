import * as v from 'valibot';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { readError } from '#contract/error.ts';

const json = v.pipe(v.string(), v.parseJson());

/** What the server said when it said no, or that it said nothing. */
export class ApiError extends Error implements CallFailure {
  override name = 'ApiError';

  constructor(
    readonly status: number | undefined,
    readonly code: string | undefined,
    readonly detail: string | undefined,
    options?: ErrorOptions,
  ) {
    super(status === undefined ? 'the API did not answer' : `the API answered ${status}`, options);
  }

  static async from(response: Response): Promise<ApiError> {
    const body = v.safeParse(json, await response.text());
    const { code, detail } = readError(body.output);
    return new ApiError(response.status, code, detail);
  }
}
