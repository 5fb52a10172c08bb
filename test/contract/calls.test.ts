import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { offered } from './recordings.ts';

const rows: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/v1/token'],
  ['GET', '/v1/me'],
  ['GET', '/v1/me/workspaces'],
  ['POST', '/v1/workspaces'],
  ['GET', '/v1/settings'],
  ['GET', '/v1/oauth2/providers'],
  ['GET', '/v1/oauth2/providers/{provider}/authentication'],
  ['GET', '/v1/oauth2/providers/{provider}/access-token'],
  ['GET', '/v1/me/datasets'],
  ['POST', '/v1/datasets'],
  ['PUT', '/v1/datasets/{id}/publish'],
  ['POST', '/v1/datasets/{id}/import'],
  ['GET', '/v1/datasets/{id}'],
  ['GET', '/v1/workspaces/{id}'],
  ['PATCH', '/v1/datasets/{id}'],
  ['DELETE', '/v1/datasets/{id}'],
  ['GET', '/v1/datasets/{id}/progress'],
  ['GET', '/v1/datasets/{id}/users/progress'],
  ['GET', '/v1/me/datasets/{id}/metrics'],
  ['GET', '/v1/datasets/{id}/fields'],
  ['POST', '/v1/datasets/{id}/fields'],
  ['PATCH', '/v1/fields/{id}'],
  ['DELETE', '/v1/fields/{id}'],
  ['GET', '/v1/datasets/{id}/questions'],
  ['POST', '/v1/datasets/{id}/questions'],
  ['PATCH', '/v1/questions/{id}'],
  ['DELETE', '/v1/questions/{id}'],
  ['GET', '/v1/me/datasets/{id}/metadata-properties'],
  ['GET', '/v1/metadata-properties/{id}/metrics'],
  ['PATCH', '/v1/metadata-properties/{id}'],
  ['POST', '/v1/datasets/{id}/metadata-properties'],
  ['DELETE', '/v1/metadata-properties/{id}'],
  ['GET', '/v1/datasets/{id}/vectors-settings'],
  ['POST', '/v1/datasets/{id}/vectors-settings'],
  ['DELETE', '/v1/vectors-settings/{id}'],
  ['PATCH', '/v1/vectors-settings/{id}'],
  ['GET', '/v1/datasets/{id}/records/search/suggestions/options'],
  ['GET', '/v1/jobs/{id}'],
  ['GET', '/v1/records/{id}'],
  ['POST', '/v1/me/datasets/{id}/records/search'],
  ['POST', '/v1/records/{id}/responses'],
  ['PUT', '/v1/responses/{id}'],
  ['DELETE', '/v1/responses/{id}'],
  ['POST', '/v1/me/responses/bulk'],
];

const shapeOf = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '*')}`;
const tabled = Object.values(calls).map(({ method, path }) => shapeOf(method, path));

describe('the table of calls', () => {
  it('has every call of the specification', () => {
    expect(tabled).toEqual(expect.arrayContaining(rows.map(([method, path]) => shapeOf(method, `/api${path}`))));
  });

  it('has each call once, and none that the recorded server lacks', () => {
    const shapes = offered.map((operation) => shapeOf(operation.method, operation.path));

    expect(tabled.filter((shape) => shape.includes(' /api/v1/') && !shapes.includes(shape))).toEqual([]);
    expect(new Set(tabled).size).toBe(tabled.length);
  });

  it.each(rows)("has %s %s among the recorded server's paths", (method, path) => {
    const shapes = offered.map((operation) => shapeOf(operation.method, operation.path));

    expect(shapes).toContain(shapeOf(method, `/api${path}`));
  });

  it('has a request schema for each call with a body', () => {
    const without = Object.values(calls).filter((call) => !('request' in call) && !/GET|DELETE/.test(call.method));

    expect(without.map(({ method, path }) => shapeOf(method, path))).toEqual([
      'PUT /api/v1/datasets/*/publish',
      'POST /api/ext/v1/records/*/reveal',
      'POST /api/v1/webhooks/*/ping',
      'PUT /api/ext/v1/records/*/lease',
      'POST /api/ext/v1/me/api-key',
      'POST /api/ext/v1/users/*/password',
    ]);
  });
});
