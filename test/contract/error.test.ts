import { describe, expect, it } from 'vitest';
import { isFromApi, readError, wireErrorCodes } from '#contract/error.ts';
import { exchanges, titleOf } from './recordings.ts';

const refusals = exchanges.filter(({ response }) => response.status >= 400);

describe('readError', () => {
  it.each([
    ['401', { detail: { code: wireErrorCodes.unauthorized, params: { detail: 'Could not validate credentials' } } }],
    ['403', { detail: { code: wireErrorCodes.forbidden, params: { detail: 'Operation not allowed' } } }],
    ['422 of the schema', { detail: { code: wireErrorCodes.invalid, params: { errors: [] } } }],
    ['500', { detail: { code: wireErrorCodes.failed, params: { type: 'builtins.KeyError', message: 'x' } } }],
  ])('reads the code of a %s, but not its parameters', (_status, body) => {
    expect(readError(body)).toEqual({ code: body.detail.code, detail: undefined });
  });

  it('reads the code of a missing vector', () => {
    const error = readError({ code: 'missing_vector', message: 'Record `1` does not have a vector' });

    expect(error).toEqual({ code: wireErrorCodes.missingVector, detail: undefined });
  });

  it('reads a text as the detail', () => {
    expect(readError({ detail: 'Dataset not found' })).toEqual({ code: undefined, detail: 'Dataset not found' });
  });

  it.each([undefined, null, '<html></html>', 502, [], ['x'], { detail: ['x'] }, { code: 7, detail: { code: null } }])(
    'returns undefined values for %j',
    (body) => {
      expect(readError(body)).toEqual({ code: undefined, detail: undefined });
    },
  );

  it('covers all recorded errors', () => {
    expect(refusals.length).toBeGreaterThan(230);
  });

  it.each(refusals.map((exchange) => [titleOf(exchange), exchange] as const))(
    'returns a code or detail for %s',
    (_title, exchange) => {
      const { code, detail } = readError(exchange.response.body);

      expect([code, detail].filter((each) => each !== undefined)).toHaveLength(1);
    },
  );
});

describe('a 403 or 404', () => {
  const recorded = refusals.filter(({ response: { status, body } }) => {
    const isOfUnknownPath = readError(body).detail === 'Not Found';
    return [403, 404].includes(status) && !isOfUnknownPath;
  });

  it.each(recorded.map((exchange) => [titleOf(exchange), exchange.response.body] as const))(
    'is attributed to the API for %s',
    (_title, body) => {
      expect(isFromApi(body)).toBe(true);
    },
  );

  it.each([
    undefined,
    '<html>404</html>',
    { detail: 'Not Found' },
    { detail: 'Forbidden' },
    { detail: null },
    { message: 'Forbidden' },
    { code: 'NoSuchKey', message: 'gone' },
    { error: { code: 404 } },
  ])('is not attributed to the API for %j', (body) => {
    expect(isFromApi(body)).toBe(false);
  });
});
