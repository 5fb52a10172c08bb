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

describe('a window that was opened to sign in', () => {
  it('gives the token to the page that opened it, on its own origin only', async () => {
    const heard = anOpener({ kind: 'postil.token-taken' });

    expect(await new OpenerWindow(new FakeClock()).handOver('a token')).toBe(true);
    expect(heard).toEqual([[{ kind: 'postil.token', token: 'a token' }, location.origin]]);
  });

  it('gives nothing in a window without an opener', async () => {
    expect(await new OpenerWindow(new FakeClock()).handOver('a token')).toBe(false);
  });

  it.each([
    ['another origin answers', { kind: 'postil.token-taken' }, 'https://elsewhere.test'],
    ['the answer is another', 'hello', undefined],
  ])('waits only for a while where %s', async (_, answer, origin) => {
    const clock = new FakeClock();
    anOpener(answer, origin);

    const given = new OpenerWindow(clock).handOver('a token');
    await settled();
    clock.advance(1000);

    expect(await given).toBe(false);
  });
});

describe('a page that opened a window to sign in', () => {
  it('takes the token and says so', () => {
    const tokens: string[] = [];
    const stop = new OpenerWindow(new FakeClock()).watch((token) => tokens.push(token));

    expect(say({ kind: 'postil.token', token: 'a token' })).toEqual([{ kind: 'postil.token-taken' }]);
    expect(tokens).toEqual(['a token']);
    stop();
  });

  it.each([
    ['of another origin', { kind: 'postil.token', token: 'a token' }, 'https://elsewhere.test'],
    ['without a token', { kind: 'postil.token' }, undefined],
    ['about something else', { kind: 'hello' }, undefined],
    ['that is no object', 'postil.token', undefined],
  ])('takes no message %s', (_, data, origin) => {
    const tokens: string[] = [];
    const stop = new OpenerWindow(new FakeClock()).watch((token) => tokens.push(token));

    expect(say(data, origin)).toEqual([]);
    expect(tokens).toEqual([]);
    stop();
  });

  it('knows whether it stands in a frame', () => {
    expect(new OpenerWindow(new FakeClock()).isFramed).toBe(false);
  });
});
