import * as v from 'valibot';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { isFromApi, readError } from '#contract/error.ts';
import { refusedItems, type WireRefusedItem } from '#contract/files/refused-items.ts';

const json = v.pipe(v.string(), v.parseJson());

const longest = 3_600_000; // beyond what a timer can wait there would be no waiting at all

interface Circumstances extends ErrorOptions {
  readonly retryAfter?: number | undefined;
  readonly refusedItems?: readonly WireRefusedItem[];
}

/** What the server said when it said no, or that it said nothing. */
export class ApiError extends Error implements CallFailure {
  override name = 'ApiError';
  readonly hasTimedOut: boolean;
  readonly retryAfter: number | undefined;
  /** The items of a bulk request that it names. */
  readonly refusedItems: readonly WireRefusedItem[];

  constructor(
    readonly status: number | undefined,
    readonly code: string | undefined,
    readonly detail: string | undefined,
    { retryAfter, refusedItems = [], ...options }: Circumstances = {},
  ) {
    super(`the API answered ${status ?? 'nothing'}`, options);
    this.hasTimedOut = options.cause instanceof Error && options.cause.name === 'TimeoutError'; // of ky or of a signal
    this.retryAfter = retryAfter;
    this.refusedItems = refusedItems;
  }

  /** Any other error means that no answer came; `code` names the host, if it is not our server. */
  static because(error: unknown, code?: string): ApiError {
    return error instanceof ApiError ? error : new ApiError(undefined, code, undefined, { cause: error });
  }

  static async from(response: Response): Promise<ApiError> {
    return refusal(response, await bodyOf(response));
  }

  /** A gateway that refuses says nothing of what was asked for: the API has not been reached. */
  static async fromApi(response: Response, conflict?: string): Promise<ApiError> {
    const body = await bodyOf(response);
    const { status } = response;
    const isOfGateway = (status === 403 || status === 404) && !isFromApi(body);
    if (isOfGateway) return new ApiError(502, undefined, undefined);
    return refusal(response, body, status === 409 ? conflict : undefined);
  }
}

const bodyOf = async (response: Response): Promise<unknown> => v.safeParse(json, await response.text()).output;

function refusal({ status, headers }: Response, body: unknown, otherwise?: string): ApiError {
  const { code = otherwise, detail } = readError(body);
  return new ApiError(status, code, detail, {
    retryAfter: retryAfter(headers.get('retry-after')),
    refusedItems: refusedItems(body),
  });
}

/** How many milliseconds the server asks to wait, given in seconds or as a date. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header === '') return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, longest) : undefined;
}
