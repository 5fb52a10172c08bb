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
  Unauthorized: answer('Nobody is signed in, or with what is not valid any more.', withDetail),
  Forbidden: answer('Whoever is signed in may not do this.', withDetail),
  NotFound: answer('There is no such thing.', object({ detail: text })),
  Conflict: answer('There is one already.', object({ detail: text })),
  TooLarge: answer('The body is larger than this server reads.', object({ detail: text })),
  Unprocessable: answer('The request is not as it has to be, or breaks a rule.', {
    anyOf: [ruleBroken, coded(object({ errors: schemaErrors })), object({ code: text, message: text })],
  }),
  TooMany: answer('Too many failed sign-ins; `Retry-After` says how long to wait.', object({ detail: text })),
  Unavailable: answer('Not now, but perhaps soon.', object({ detail: text })),
  NoRoom: answer('The disk is full, and nothing was stored.', object({ detail: text })),
  Failed: answer('A fault of this server.', coded(object({ type: text, message: text }))),
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
