import * as v from 'valibot';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import type { HubAddresses } from './hub-addresses.ts';

const timeoutMs = 20_000;

interface HubRequest<T> {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly read: (response: Response) => Promise<T>;
  readonly failure: FailureCode;
}

export class DatasetViewer {
  constructor(
    private readonly addresses: HubAddresses,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** Sends no referrer and no cookies; a token only if there is one. */
  async ask<T>({ path, query, token, read, failure }: HubRequest<T>): Promise<T> {
    try {
      const response = await this.fetch(`${this.addresses.datasetsUrl}/${path}?${new URLSearchParams(query)}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await read(response);
    } catch (error) {
      throw new Failure(failure, { cause: ApiError.because(error, 'hub_unreachable') });
    }
  }
}

export const bodyOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  async (response: Response): Promise<T> => {
    if (!response.ok) throw await refusalOf(response);
    return readAnswer(schema, await response.text());
  };

const hubError = v.object({ error: v.string() });
const json = v.pipe(v.string(), v.parseJson(), hubError);

/** The hub explains a 501, such as a dataset that needs a script; all other statuses have texts of ours. */
async function refusalOf(response: Response): Promise<ApiError> {
  if (response.status !== 501) return ApiError.from(response);
  const said = v.safeParse(json, await response.text());
  return new ApiError(response.status, undefined, said.success ? said.output.error : undefined);
}
