import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { HttpHub } from '#infrastructure/hub/http-hub.ts';
import { hubAddressesOf } from '#infrastructure/hub/hub-addresses.ts';
import { LazyHub } from '#infrastructure/hub/lazy-hub.ts';

const place = { url: 'https://hub.test', datasetsUrl: 'https://rows.hub.test' };

function aHub(answer: () => Response) {
  const asked: Request[] = [];
  const hub = new HttpHub(place, async (input, init) => {
    asked.push(new Request(input, init));
    return answer();
  });
  return { hub, asked };
}

afterEach(() => document.head.replaceChildren());

describe('the hub client', () => {
  it('looks up a dataset without credentials and referrer', async () => {
    const { hub, asked } = aHub(() => Response.json({}));

    expect(await hub.has('stanfordnlp/imdb')).toBe(true);

    expect(asked[0]?.url).toBe('https://rows.hub.test/info?dataset=stanfordnlp%2Fimdb');
    expect(asked[0]?.headers.get('authorization')).toBeNull();
    expect(asked[0]?.credentials).toBe('omit');
    expect(asked[0]?.referrerPolicy).toBe('no-referrer');
  });

  it.each([401, 404, 422])('reports a dataset as missing when the hub answers with %i', async (status) => {
    const { hub } = aHub(() => new Response('{}', { status }));

    expect(await hub.has('a/b')).toBe(false);
  });

  it.each([
    ['answers with 500', () => new Response('', { status: 500 })],
    ['answers with 429', () => new Response('', { status: 429 })],
    [
      'does not answer',
      () => {
        throw new TypeError('no network');
      },
    ],
  ])('fails with a code when the hub %s', async (_, answer) => {
    await expect(aHub(answer).hub.has('a/b')).rejects.toMatchObject({ code: 'ERROR_FETCHING_DATASET' });
  });

  it('reports the hub, not the server, as unreachable', async () => {
    const { hub } = aHub(() => {
      throw new TypeError('no network');
    });

    await expect(hub.has('a/b')).rejects.toMatchObject({ cause: { status: undefined, code: 'hub_unreachable' } });
  });

  it('is named after its host, and loads its code on the first request', async () => {
    const loaded: string[] = [];
    const hub = new LazyHub(place, async ({ datasetsUrl }) => {
      loaded.push(datasetsUrl);
      return { has: async (repoId) => repoId === 'a/b' };
    });

    expect(hub.name).toBe('hub.test');
    expect(loaded).toEqual([]);
    expect(await hub.has('a/b')).toBe(true);
    expect(loaded).toEqual(['https://rows.hub.test']);
  });

  it('takes its URLs from the page, or else the public ones', () => {
    expect(hubAddressesOf(document)).toEqual({
      url: 'https://huggingface.co',
      datasetsUrl: 'https://datasets-server.huggingface.co',
    });

    const meta = Object.assign(document.createElement('meta'), {
      name: 'hub',
      content: 'https://hub.test https://rows.hub.test',
    });
    document.head.append(meta);
    onTestFinished(() => meta.remove());

    expect(hubAddressesOf(document)).toEqual(place);
  });
});
