const text = { type: 'string' } as const;

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const coded = (params: object) => object({ detail: object({ code: text, params }) });

const withDetail = coded(object({ detail: text }));
const ruleBroken = { type: 'object', properties: { detail: text, code: text, message: text }, required: ['detail'] };
const location = { type: 'array', items: { oneOf: [text, { type: 'integer' }] } };
const schemaErrors = { type: 'array', items: object({ type: text, loc: location, msg: text }) };

const answer = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

export const errorResponses = {
  Unauthorized: answer('The credentials are missing, invalid or expired.', withDetail),
  Forbidden: answer('The user has no permission for this operation.', withDetail),
  NotFound: answer('The resource does not exist.', object({ detail: text })),
  Conflict: answer('The request conflicts with an existing resource.', object({ detail: text })),
  TooLarge: answer('The request body is too large.', object({ detail: text })),
  Unprocessable: answer('The request is invalid, or breaks a rule.', {
    anyOf: [ruleBroken, coded(object({ errors: schemaErrors })), object({ code: text, message: text })],
  }),
  TooMany: answer('Too many failed sign-ins. `Retry-After` has the seconds to wait.', object({ detail: text })),
  Unavailable: answer(
    'The server is temporarily unavailable. `Retry-After` has the seconds to wait.',
    object({ detail: text }),
  ),
  NoRoom: answer('The disk of the server is full. Nothing was stored.', object({ detail: text })),
  Failed: answer('Unexpected server error.', coded(object({ type: text, message: text }))),
} as const;

const refer = (name: keyof typeof errorResponses) => ({ $ref: `#/components/responses/${name}` });

export const refusals = (isPublic: boolean, hasId: boolean, hasBody: boolean) => ({
  ...((!isPublic || hasBody) && { 401: refer('Unauthorized') }), // the only public call with a body is the sign-in
  ...(!isPublic && { 403: refer('Forbidden') }),
  ...(hasId && { 404: refer('NotFound') }),
  ...(hasBody && { 409: refer('Conflict'), 413: refer('TooLarge') }),
  422: refer('Unprocessable'),
  ...(isPublic && { 429: refer('TooMany') }),
  500: refer('Failed'),
  503: refer('Unavailable'),
  507: refer('NoRoom'),
});
