import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/read-config.ts';
import { createWebApp } from '#server/web/web-app.ts';

const dataset = '/api/v1/datasets/5f';
const search = '/api/v1/me/datasets/5f/records/search?include=responses&include=suggestions';

let root: string;
let asked: string[];
let answers: Readonly<Record<string, Response>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'postil-first-answers-'));
  await writeFile(join(root, 'index.html'), '<html><head></head></html>');
});
beforeEach(() => {
  asked = [];
  answers = {};
});
afterAll(() => rm(root, { recursive: true }));

async function api(request: Request) {
  const { pathname, search: query } = new URL(request.url);
  const body = await request.text();
  asked.push(`${request.method} ${pathname}${query} ${body} ${request.headers.get('authorization')}`);
  return answers[pathname] ?? Response.json({});
}

async function firstAnswers(page: string, env: Record<string, string> = {}) {
  const config = readConfig([], env);
  const app = await createWebApp(config, root, api);
  const headers = { authorization: 'Bearer a token', 'accept-encoding': 'identity' };
  const response = await app.request(`${config.basePath}first-answers/${page}`, { headers });
  return { response, answers: await response.json() };
}

const calls = () => asked.map((each) => each.split(' ').slice(0, 2).join(' ')).sort();

describe('the answers to the first calls of a page', () => {
  it('come with their requests, in the name of the user', async () => {
    answers = { '/api/v1/me': Response.json({ id: 'u' }) };

    const { answers: found, response } = await firstAnswers('');

    expect(found).toContainEqual({ method: 'GET', path: 'api/v1/me', body: '', answer: '{"id":"u"}' });
    expect(asked).toContain('GET /api/v1/me  Bearer a token');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are those that home needs', async () => {
    await firstAnswers('');

    expect(calls()).toEqual(['GET /api/ext/v1/datasets', 'GET /api/v1/me', 'GET /api/v1/settings']);
  });

  it('are for home in front of another server those that it has', async () => {
    await firstAnswers('', { API_URL: 'http://127.0.0.1:1' });

    expect(calls()).toEqual([
      'GET /api/v1/me',
      'GET /api/v1/me/datasets',
      'GET /api/v1/me/workspaces',
      'GET /api/v1/settings',
    ]);
  });

  it('are for a record those about its dataset, its workspace and the records in view', async () => {
    answers = { [dataset]: Response.json({ workspace_id: 'w' }) };

    await firstAnswers('dataset/5f/annotation-mode?status=discarded&page=3');

    expect(calls()).toEqual([
      `GET ${dataset}`,
      `GET ${dataset}/fields`,
      `GET ${dataset}/questions`,
      `GET ${dataset}/vectors-settings`,
      'GET /api/v1/me',
      'GET /api/v1/me/datasets/5f/metrics',
      'GET /api/v1/settings',
      'GET /api/v1/workspaces/w',
      `POST ${search}&offset=2&limit=20`,
    ]);
    const filter = { type: 'terms', scope: { entity: 'response', property: 'status' }, values: ['discarded'] };
    expect(asked).toContain(
      `POST ${search}&offset=2&limit=20 ${JSON.stringify({ filters: { and: [filter] } })} Bearer a token`,
    );
  });

  it('leave out a search with words, which the page makes itself', async () => {
    await firstAnswers('dataset/5f/annotation-mode?search=tea');

    expect(calls().filter((each) => each.startsWith('POST'))).toEqual([]);
  });

  it('leave out what the server refused', async () => {
    const refused = () => Response.json({ detail: 'Not found' }, { status: 404 });
    answers = { [dataset]: refused(), '/api/v1/me': refused() };

    const { answers: found } = await firstAnswers('dataset/5f/settings');

    expect(found.map(({ path }: { path: string }) => path)).not.toContain('api/v1/me');
    expect(found).toContainEqual({ method: 'GET', path: 'api/v1/settings', body: '', answer: '{}' });
  });

  it('are none for a page that requests its data itself', async () => {
    expect((await firstAnswers('people')).answers).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('come below a base path, too', async () => {
    await firstAnswers('', { BASE_PATH: '/postil/' });

    expect(calls()).toContain('GET /api/v1/me');
  });
});
