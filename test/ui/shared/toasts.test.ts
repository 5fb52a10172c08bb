import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, noticePositions } from '#domain/shared/notice.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';

let clock: FakeClock;
let toasts: Toasts;
let hide: () => void;
beforeEach(() => {
  clock = new FakeClock();
  toasts = new Toasts(clock, new Texts(new FakePreferences(), { warn: () => undefined }));
  hide = draw();
});
afterEach(() => hide());

function draw() {
  const drawn = new Set<string>();
  return autorun(() => {
    for (const toast of toasts.toasts.shown.filter(({ id }) => !drawn.has(id))) {
      drawn.add(toast.id);
      toasts.resume(toast);
    }
  });
}

const pass = async (milliseconds: number) => {
  clock.advance(milliseconds);
  await Promise.resolve();
  await Promise.resolve();
};
const raise = async (text: string, notice: Partial<Notice> = {}) => {
  toasts.show({ message: { text }, ...notice });
  await pass(100);
};
const shown = () => toasts.toasts.shown.map(({ message }) => 'text' in message && message.text);
const only = () => {
  const [toast] = toasts.toasts.shown;
  if (!toast) throw new Error('no toast is shown');
  return toast;
};

describe('a toast', () => {
  it('appears after 100 ms', async () => {
    toasts.show({ message: { text: 'hello' } });

    await pass(99);
    expect(shown()).toEqual([]);

    await pass(1);
    expect(shown()).toEqual(['hello']);
  });

  it.each([
    [1, 7000],
    [120, 7000],
    [121, 8000],
  ])('with %i characters closes by itself after %i ms', async (length, duration) => {
    await raise('x'.repeat(length));

    await pass(duration - 1);
    expect(toasts.leaving).toEqual([]);

    await pass(1);
    expect(toasts.leaving).toEqual([only().id]);
  });

  it('starts its countdown when the screen draws it, however late the region has loaded', async () => {
    hide();
    await raise('hello');
    await pass(60_000);
    expect(toasts.leaving).toEqual([]);

    hide = draw();
    await pass(7000);

    expect(toasts.leaving).toEqual([only().id]);
  });

  it('is withdrawn with all toasts about the same subject', async () => {
    await raise('left', { permanent: true, about: 'settings' });
    await raise('else', { about: 'else' });

    toasts.withdraw('settings');
    await pass(150);

    expect(shown()).toEqual(['else']);
  });

  it('stays if it is permanent', async () => {
    await raise('stay', { permanent: true });

    await pass(1_000_000);

    expect(shown()).toEqual(['stay']);
  });

  it('takes 150 ms to leave', async () => {
    await raise('bye');
    toasts.close(only().id);

    await pass(149);
    expect(shown()).toEqual(['bye']);

    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('pauses its countdown, and continues it', async () => {
    await raise('look');
    await pass(5000);
    toasts.pause(only());

    await pass(60_000);
    expect(toasts.leaving).toEqual([]);
    toasts.resume(only());
    await pass(1999);
    expect(toasts.leaving).toEqual([]);

    await pass(1);
    expect(toasts.leaving).toHaveLength(1);
  });

  it.each(noticePositions)('is shown at %s if that is its position', async (position) => {
    await raise('here', { position });

    expect(noticePositions.filter((each) => toasts.at(each).length > 0)).toEqual([position]);
  });

  it('closes when its button is used, and runs the action', async () => {
    const act = vi.fn();
    await raise('undo?', { buttonText: { text: 'Undo' }, act, permanent: true });

    toasts.act(only());
    await pass(150);

    expect(act).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it('waits for its turn when it is queued, and shows within 250 ms', async () => {
    await raise('first', { permanent: true });
    await raise('second', { queue: true });
    expect(shown()).toEqual(['first']);

    toasts.close(only().id);
    await pass(150);
    await pass(250);

    expect(shown()).toEqual(['second']);
  });

  it('replaces earlier toasts with the option replaceToast', async () => {
    await raise('old');
    await raise('new', { replaceToast: true });

    expect(shown()).toEqual(['new']);
  });

  it('is shown at its position, at bottom-right by default', async () => {
    await raise('here');
    await raise('there', { position: 'top' });

    expect(toasts.at('bottom-right')).toHaveLength(1);
    expect(toasts.at('top')).toHaveLength(1);
  });

  it('outlives the others if it is lasting, until another replaces it', async () => {
    await raise('still so', { lasting: true, permanent: true });
    await raise('past');

    toasts.clear();
    expect(shown()).toEqual(['still so']);
    await raise('no longer so', { replaceToast: true });

    expect(shown()).toEqual(['no longer so']);
  });

  it('outlives the others even before it has appeared', async () => {
    toasts.show({ message: { text: 'still so' }, lasting: true });

    toasts.clear();
    await pass(100);

    expect(shown()).toEqual(['still so']);
  });

  it('is cleared with all the others, those about to appear too', async () => {
    await raise('one');
    toasts.show({ message: { text: 'two' } });

    toasts.clear();
    await pass(10_000);

    expect(shown()).toEqual([]);
  });
});
