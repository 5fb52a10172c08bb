import type { WireBusinessCode } from '#contract/error.ts';

type Status = 401 | 403 | 404 | 409 | 413 | 422 | 429 | 502 | 503 | 507;

export class Refusal extends Error {
  constructor(
    readonly status: Status,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

export interface SchemaError {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

const coded = (name: string, params: object) => ({ detail: { code: `argilla.api.errors::${name}`, params } });

const detailBody = (detail: string, code?: WireBusinessCode) =>
  code === undefined ? { detail } : { detail, code, message: detail };

export const unauthorized = (detail = 'Could not validate credentials') =>
  new Refusal(401, coded('UnauthorizedError', { detail }), { 'WWW-Authenticate': 'Bearer' });
export const forbidden = () => new Refusal(403, coded('ForbiddenOperationError', { detail: 'Operation not allowed' }));
export const notFound = (what: string, id: string) =>
  new Refusal(404, { detail: `${what} with id \`${id}\` not found` });
export const conflict = (detail: string, code?: WireBusinessCode) => new Refusal(409, detailBody(detail, code));
export const tooLarge = (limit: number) =>
  new Refusal(413, { detail: `The request body is larger than ${limit} bytes` });
/** Violation of a rule; clients distinguish some by code. */
export const unprocessable = (detail: string, code?: WireBusinessCode) => new Refusal(422, detailBody(detail, code));
export const unavailable = (detail: string) => new Refusal(503, { detail }, { 'Retry-After': '5' });
export const diskIsFull = (detail: string) => new Refusal(507, { detail }, { 'Retry-After': '30' });
/** Failure of another server. */
export const badGateway = (detail: string) => new Refusal(502, { detail });
export const invalid = (errors: readonly SchemaError[]) => new Refusal(422, coded('ValidationError', { errors }));
export const tooManyRequests = (seconds: number) =>
  new Refusal(
    429,
    { detail: `Too many failed sign-ins. Try again in ${seconds} seconds` },
    { 'Retry-After': `${seconds}` },
  );

export const tooManyStreams = (limit: number) => {
  const detail = `Too many event streams: the limit is ${limit} for each user`;
  return new Refusal(429, detailBody(detail, 'too_many_streams'), { 'Retry-After': '30' });
};

export const unexpectedError = 'Unexpected server error. See the server log for details';

export const serverError = coded('GenericServerError', { type: 'ServerError', message: unexpectedError });
