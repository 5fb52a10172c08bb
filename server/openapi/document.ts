import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Route } from '../resources/shared/route.ts';
import { errorResponses, refusals } from './errors.ts';
import { jsonSchema } from './json-schema.ts';

const entries: readonly (readonly [string, Call])[] = Object.entries(calls);

/** Ignores names of parameters. */
export const routeKey = (method: string, path: string): string => `${method} ${path.replace(/:\w+/g, '*')}`;

const callOf = (method: string, path: string) =>
  entries.find(([, call]) => routeKey(call.method, call.path) === routeKey(method, path));

const parameterNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: name.endsWith('_id') ? { type: 'string', format: 'uuid' } : { type: 'string' },
});

function inQuery({ query }: Partial<Call>) {
  if (!query) return [];
  const { properties, required } = jsonSchema(query, 'input');
  const needed = new Set(required);
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.has(name),
    schema,
  }));
}

/** The sign-in is a form. */
const mediaType = (name: string) => (name === 'signIn' ? 'application/x-www-form-urlencoded' : 'application/json');

const bodyOf = (name: string, { request }: Partial<Call>) =>
  request && {
    requestBody: { required: true, content: { [mediaType(name)]: { schema: jsonSchema(request, 'input') } } },
  };

function success(status: number, { response }: Partial<Call>) {
  const content = response && { content: { 'application/json': { schema: jsonSchema(response, 'output') } } };
  return { [status]: { description: 'Success.', ...content } };
}

const tagOf = (path: string) => path.replace(/^\/api\/(ext\/)?v1\/(me\/)?/, '').split('/')[0];

function operation(path: string, { method, access, status }: Route) {
  const [name = `${method} ${path}`, call] = callOf(method, path) ?? [];
  const isPublic = access === 'public';
  const ids = parameterNames(path);
  return {
    operationId: name,
    tags: [tagOf(path)],
    ...(isPublic ? { security: [] } : { description: `Permission: ${access}.` }),
    parameters: [...ids.map(inPath), ...inQuery(call ?? {})],
    ...bodyOf(name, call ?? {}),
    responses: {
      ...success(call?.status ?? status, call ?? {}),
      ...refusals(isPublic, ids.length > 0, call?.request !== undefined),
    },
  };
}

interface Group {
  readonly prefix: string;
  readonly routes: readonly Route[];
}

function pathsOf(groups: readonly Group[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { prefix, routes } of groups)
    for (const route of routes) {
      const path = `${prefix}${route.path}`;
      const templated = path.replace(/:(\w+)/g, '{$1}');
      paths[templated] = { ...paths[templated], [route.method.toLowerCase()]: operation(path, route) };
    }
  return paths;
}

export const openApi = (version: string, groups: readonly Group[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Postil',
    version,
    description: 'The Argilla v2 API, with extensions of Postil under `/api/ext/v1`.',
  },
  security: [{ bearer: [] }, { apiKey: [] }],
  paths: pathsOf(groups),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'A token from `POST /api/v1/token`.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-Argilla-Api-Key' },
    },
    responses: errorResponses,
  },
});
