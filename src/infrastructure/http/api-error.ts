import * as v from 'valibot';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { isFromApi, readError } from '#contract/error.ts';

const json = v.pipe(v.string(), v.parseJson());

const maxRetryAfterMs = 3_600_000; // a timer of more than 2^31 ms fires at once

interface ApiErrorOptions extends ErrorOptions {
  readonly retryAfter?: number | undefined;
  readonly body?: unknown;
}

export class ApiError extends Error implements CallFailure {
  override name = 'ApiError';
  readonly hasTimedOut: boolean;
  readonly retryAfter: number | undefined;
  /** Content of the answer. */
  readonly body: unknown;

  constructor(
    readonly status: number | undefined,
    readonly code: string | undefined,
    readonly detail: string | undefined,
    { retryAfter, body, ...options }: ApiErrorOptions = {},
  ) {
    super(`the API answered ${status ?? 'nothing'}`, options);
    this.hasTimedOut = options.cause instanceof Error && options.cause.name === 'TimeoutError'; // thrown by ky or by an abort signal
    this.retryAfter = retryAfter;
    this.body = body;
  }

  /** Wraps errors of `fetch` as a missing answer; `code` names the host if it is not the server of the API. */
  static because(error: unknown, code?: string): ApiError {
    return error instanceof ApiError ? error : new ApiError(undefined, code, undefined, { cause: error });
  }

  /** The refusal of an item in a request for many. */
  static async refusing(detail: string | undefined): Promise<ApiError> {
    return new ApiError(422, await codeOfText(detail), detail);
  }

  static async from(response: Response): Promise<ApiError> {
    return refusal(response, await bodyOf(response));
  }

  /** A 403 or 404 without the API's own body comes from a gateway: reported as 502. */
  static async fromApi(response: Response, conflict?: string): Promise<ApiError> {
    const body = await bodyOf(response);
    const { status } = response;
    const isFromGateway = (status === 403 || status === 404) && !isFromApi(body);
    if (isFromGateway) return new ApiError(502, undefined, undefined);
    return refusal(response, body, status === 409 ? conflict : undefined);
  }
}

const bodyOf = async (response: Response): Promise<unknown> => v.safeParse(json, await response.text()).output;

/** Loads the table with the first refusal. Without it, the status says what happened. */
async function codeOfText(detail: string | undefined): Promise<string | undefined> {
  if (detail === undefined) return undefined;
  try {
    return (await import('#contract/error-texts.ts')).codeOfText(detail);
  } catch {
    return undefined;
  }
}

async function refusal({ status, headers }: Response, body: unknown, conflictCode?: string): Promise<ApiError> {
  const { code, detail } = readError(body);
  return new ApiError(status, code ?? conflictCode ?? (await codeOfText(detail)), detail, {
    retryAfter: retryAfter(headers.get('retry-after')),
    body,
  });
}

/** Parses `Retry-After`, in seconds or as a date, to milliseconds. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header === '') return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, maxRetryAfterMs) : undefined;
}
