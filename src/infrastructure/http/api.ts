import ky, { type KyInstance, type Options } from 'ky';
import type * as v from 'valibot';
import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { CallFailures } from '#application/ports/shared/call-failures.ts';
import type { Reauthentication } from '#application/session/reauthentication.ts';
import type { WireBusinessCode } from '#contract/error.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from './api-error.ts';
import type { Cache } from './cache.ts';
import { readAnswer } from './read-answer.ts';

export interface ApiOptions {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

export interface ErrorReporting {
  /** Reports no error to the user: the caller handles it. */
  readonly silent?: boolean;
  /** Reports no error with this status. */
  readonly silentStatus?: number | undefined;
}

interface ApiRequest<T> extends ErrorReporting {
  readonly path: string;
  /** Schema of the JSON body, in which an empty body is null; or a function that reads the response. */
  readonly schema: v.GenericSchema<unknown, T> | ((response: Response) => Promise<T>);
  /** Code of the `Failure` that the caller gets. */
  readonly failure: FailureCode;
  readonly anonymous?: boolean;
}

export interface Get<T> extends ApiRequest<T> {
  readonly cacheForMs?: number;
  readonly refresh?: boolean;
}

export interface Call<T>
  extends ApiRequest<T>,
    Pick<Options, 'json' | 'stringifyJson' | 'body' | 'searchParams' | 'keepalive' | 'signal'> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** A request without effects may be sent again; by default only GET. */
  readonly isRead?: boolean;
  /** Paths of cached answers that the request makes stale. */
  readonly invalidates?: RegExp;
  /** Asks the server for an empty body (`Prefer: return=minimal`). */
  readonly preferMinimal?: boolean;
  readonly successStatus?: number;
  /** Code for a 409 that comes without one. */
  readonly conflict?: WireBusinessCode;
}

interface MissingStatus {
  /** Status that means “there is none”: the result is undefined, not a failure. */
  readonly missingStatus: number;
}

/** Requests to the API: token, cache, error reports, and one retry after the user has signed in again. */
export class Api {
  private readonly http: KyInstance;

  constructor(
    readonly options: ApiOptions,
    private readonly tokens: TokenStore,
    private readonly cache: Cache,
    private readonly failures: CallFailures,
    private readonly reauthentication: Reauthentication,
  ) {
    this.http = ky.create({
      prefixUrl: options.baseUrl,
      fetch: options.fetch,
      retry: 0,
      timeout: 60_000,
      throwHttpErrors: false,
      headers: { accept: 'application/json, text/plain, */*' },
    });
  }

  addressOf = (path: string): string => `${this.options.baseUrl}/${path}`;

  get<T>(request: Get<T> & MissingStatus): Promise<T | undefined>;
  get<T>(request: Get<T>): Promise<T>;
  get<T>({ cacheForMs = 0, refresh = false, ...request }: Get<T> & Partial<MissingStatus>): Promise<T | undefined> {
    if (refresh) this.cache.dropOne(request.path);
    const fetch = () => this.call({ ...request, method: 'get' });
    return this.cache.remember(this.tokens.read(), request.path, cacheForMs, fetch);
  }

  call<T>(call: Call<T> & MissingStatus): Promise<T | undefined>;
  call<T>(call: Call<T>): Promise<T>;
  async call<T>(call: Call<T> & Partial<MissingStatus>): Promise<T | undefined> {
    const token = call.anonymous ? undefined : this.tokens.read();
    try {
      return await this.send(call, token);
    } catch (error) {
      const cause = ApiError.because(error);
      if (await this.shouldRetry(call, cause, token)) return this.call(call);
      throw new Failure(call.failure, { cause });
    } finally {
      if (call.invalidates) this.cache.drop(call.invalidates); // after a failure too: the server may have made the change
    }
  }

  /** Reads are retried after a new sign-in; the caller decides about changes. */
  private async shouldRetry(call: Call<unknown>, cause: ApiError, token: string | undefined): Promise<boolean> {
    const renewed = cause.status === 401 && token !== undefined ? this.reauthentication.request(token) : undefined;
    if (!renewed && isReported(call, cause)) this.failures.report(cause); // the sign-in dialog reports a 401 itself
    return isRead(call) ? ((await renewed) ?? false) : false;
  }

  private async send<T>(call: Call<T> & Partial<MissingStatus>, token: string | undefined) {
    const {
      path,
      schema,
      missingStatus,
      successStatus,
      failure,
      silent,
      silentStatus,
      anonymous,
      invalidates,
      isRead: _,
      preferMinimal,
      conflict,
      ...options
    } = call;
    const headers: Record<string, string> = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(preferMinimal && { prefer: 'return=minimal' }),
    };
    const response = await this.http(path, { ...options, headers });
    if (!isSuccess(response, successStatus)) {
      const refusal = await ApiError.fromApi(response, conflict);
      if (refusal.status === missingStatus) return undefined;
      throw refusal;
    }
    return typeof schema === 'function' ? schema(response) : readAnswer(schema, await response.text());
  }
}

const isReported = ({ silent, silentStatus }: ErrorReporting, { status }: ApiError) =>
  !silent && (silentStatus === undefined || status !== silentStatus);

const isRead = (call: Call<unknown>) => call.isRead ?? call.method === 'get';

const isSuccess = ({ ok, status }: Response, successStatus: number | undefined) =>
  successStatus === undefined ? ok : status === successStatus;
