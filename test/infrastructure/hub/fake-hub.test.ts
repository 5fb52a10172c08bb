import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerExamples, privateToken } from '../../support/hub/example-tables.ts';
import { aHub, type FakeHub } from '../../support/hub/fake-hub.ts';

const paths = ['/info', '/statistics', '/first-rows', '/rows'];

let hub: FakeHub;

const ask = (path: string, name: string, init?: RequestInit) =>
  fetch(`${hub.url}${path}?${new URLSearchParams({ dataset: name, config: 'default', split: 'train' })}`, init);

beforeAll(async () => {
  hub = await aHub();
});
beforeEach(() => {
  hub.reset();
  offerExamples(hub);
});
afterAll(() => hub.close());

describe('the fake hub', () => {
  it('allows cross-origin requests, also with a token', async () => {
    const asked = await ask('/info', 'examples/private', { method: 'OPTIONS' });
    const refused = await ask('/info', 'examples/private');

    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization');
    expect([asked.status, refused.status]).toEqual([204, 401]);
    for (const { headers } of [asked, refused]) expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(hub.asked).toEqual(['/info']);
  });

  it.each(paths)('answers 404 on %s for an unknown dataset', async (path) => {
    expect((await ask(path, 'examples/none')).status).toBe(404);
  });

  it.each(paths)('answers on %s for a private dataset only with its token', async (path) => {
    const withToken = (token: string) =>
      ask(path, 'examples/private', { headers: { authorization: `Bearer ${token}` } });

    expect((await ask(path, 'examples/private')).status).toBe(401);
    expect((await withToken('hf_other')).status).toBe(401);
    expect((await withToken(privateToken)).status).toBe(200);
  });

  it('returns statistics that count its rows', async () => {
    const { num_examples, statistics } = await (await ask('/statistics', 'examples/pictures')).json();

    expect(num_examples).toBe(24);
    expect(statistics).toMatchObject([
      { column_name: 'image', column_type: 'image' },
      { column_name: 'label', column_type: 'class_label', column_statistics: { frequencies: { cat: 12, dog: 12 } } },
    ]);
  });

  it('returns image URLs that can be fetched', async () => {
    const { rows } = await (await ask('/first-rows', 'examples/pictures')).json();

    expect((await fetch(rows[0].row.image.src)).headers.get('content-type')).toBe('image/png');
  });

  it('reports whether there are more than the first rows', async () => {
    const [long, short] = await Promise.all(
      ['examples/reviews', 'examples/few'].map(async (name) => (await ask('/first-rows', name)).json()),
    );

    expect([long.rows.length, long.truncated]).toEqual([100, true]);
    expect([short.rows.length, short.truncated]).toEqual([6, false]);
  });
});
