import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routeKey } from '#server/openapi/document.ts';
import { apiRoutes, extraRoutes } from '#server/resources/routes.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';

/** Described, but not implemented yet. */
const toCome = ['GET /api/v1/datasets/*/records/search/suggestions/options'];

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, unknown>>;
}

describe('the description of the API', () => {
  let world: TestApp;
  let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  // biome-ignore lint/suspicious/noExplicitAny: looked at, not used
  let document: any;

  beforeAll(async () => {
    world = await testApp();
    const answer = await world.app.request('/api/openapi.json');
    document = await answer.json();
    paths = document.paths;
  });
  afterAll(() => world.close());

  const routes = () =>
    [
      ...apiRoutes(world.deps).map(({ method, path }) => [method, `/api/v1${path}`] as const),
      ...extraRoutes(world.deps).map(({ method, path }) => [method, `/api/ext/v1${path}`] as const),
    ] as const;

  const operations = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

  it('has every route, and nothing else', () => {
    const described = operations().map(({ path, method }) => routeKey(method, path.replace(/\{(\w+)\}/g, ':$1')));

    expect(document.openapi).toBe('3.1.0');
    expect(described.toSorted()).toEqual(
      routes()
        .map(([method, path]) => routeKey(method, path))
        .toSorted(),
    );
  });

  it('has a route for every call of the contract, and a call for every route', () => {
    const called = Object.values(calls).map(({ method, path }) => routeKey(method, path));
    const routed = routes().map(([method, path]) => routeKey(method, path));

    expect(called.filter((each) => !routed.includes(each) && !toCome.includes(each))).toEqual([]);
    expect(routed.filter((each) => !called.includes(each))).toEqual([]);
  });

  it('has unique operation ids, and every parameter of each path', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    const wrong = operations().filter(({ path, operation }) => {
      const named = operation.parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
      return (path.match(/\{\w+\}/g) ?? []).join() !== named.join();
    });

    expect(new Set(ids).size).toBe(ids.length);
    expect(wrong).toEqual([]);
  });

  it('describes requests, responses and errors', () => {
    const search = document.paths['/api/v1/me/datasets/{dataset_id}/records/search'].post;
    const signIn = document.paths['/api/v1/token'].post;
    const workspace = document.paths['/api/v1/workspaces'].post;

    expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['dataset_id', 'limit', 'offset', 'include']),
    );
    expect(Object.keys(search.responses)).toEqual([
      '200',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '500',
      '503',
      '507',
    ]);
    expect(search.responses[200].content['application/json'].schema.properties).toHaveProperty('total');
    expect(signIn.security).toEqual([]);
    expect(signIn.responses).toHaveProperty('401');
    expect(signIn.requestBody.content).toHaveProperty(['application/x-www-form-urlencoded']);
    expect(workspace.requestBody.content['application/json'].schema.properties.name).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 200,
    });
  });

  it('allows an error with a code to match several of its shapes', () => {
    const { schema } = document.components.responses.Unprocessable.content['application/json'];

    expect(Object.keys(schema)).toEqual(['anyOf']);
  });

  it('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/responses\/(\w+)"/g)];
    const all = [...JSON.stringify(document).matchAll(/"\$ref"/g)];

    expect(all.length).toBe(references.length);
    expect([...new Set(references.map(([, name = '']) => name))].toSorted()).toEqual(
      Object.keys(document.components.responses).toSorted(),
    );
  });
});
