import { afterEach, describe, expect, it } from 'vitest';
import { OpenerWindow } from '#infrastructure/browser/opener-window.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { settled } from '../../support/outbox.ts';

afterEach(() => {
  window.opener = null;
});

function anOpener(answer: unknown, origin = location.origin) {
  const heard: unknown[] = [];
  const opener = {
    postMessage(message: unknown, target: string) {
      heard.push([message, target]);
      dispatchEvent(new MessageEvent('message', { data: answer, origin, source: opener as unknown as Window }));
    },
  };
  window.opener = opener;
  return heard;
}

const say = (data: unknown, origin = location.origin) => {
  const messages: unknown[] = [];
  const source = { postMessage: (message: unknown) => messages.push(message) } as unknown as Window;
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return messages;
};

describe('a sign-in popup', () => {
  it('posts the token to its opener, restricted to its own origin', async () => {
    const heard = anOpener({ kind: 'postil.token-taken' });

    expect(await new OpenerWindow(new FakeClock()).handOver('a token')).toBe(true);
    expect(heard).toEqual([[{ kind: 'postil.token', token: 'a token' }, location.origin]]);
  });

  it('hands over no token without an opener', async () => {
    expect(await new OpenerWindow(new FakeClock()).handOver('a token')).toBe(false);
  });

  it.each([
    ['another origin answers', { kind: 'postil.token-taken' }, 'https://elsewhere.test'],
    ['the answer is unknown', 'hello', undefined],
  ])('stops waiting for its opener after a timeout when %s', async (_, answer, origin) => {
    const clock = new FakeClock();
    anOpener(answer, origin);

    const given = new OpenerWindow(clock).handOver('a token');
    await settled();
    clock.advance(1000);

    expect(await given).toBe(false);
  });
});

describe('the opener of a sign-in popup', () => {
  it('accepts the token and confirms it', () => {
    const tokens: string[] = [];
    const stop = new OpenerWindow(new FakeClock()).watch((token) => tokens.push(token));

    expect(say({ kind: 'postil.token', token: 'a token' })).toEqual([{ kind: 'postil.token-taken' }]);
    expect(tokens).toEqual(['a token']);
    stop();
  });

  it.each([
    ['from another origin', { kind: 'postil.token', token: 'a token' }, 'https://elsewhere.test'],
    ['without a token', { kind: 'postil.token' }, undefined],
    ['of another kind', { kind: 'hello' }, undefined],
    ['that is not an object', 'postil.token', undefined],
  ])('ignores a message %s', (_, data, origin) => {
    const tokens: string[] = [];
    const stop = new OpenerWindow(new FakeClock()).watch((token) => tokens.push(token));

    expect(say(data, origin)).toEqual([]);
    expect(tokens).toEqual([]);
    stop();
  });

  it('detects that it is not in a frame', () => {
    expect(new OpenerWindow(new FakeClock()).isFramed).toBe(false);
  });
});
