import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '#application/ports/shared/clock.ts';
import { type Notice, noticeTypes } from '#domain/shared/notice.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { testContainer } from '../../support/container.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const nowhere = { app: { fetch: () => new Response('{}') } };

let clock: FakeClock;
let toasts: Toasts;
let user: UserEvent;
beforeEach(async () => {
  const container = testContainer(nowhere);
  clock = new FakeClock();
  container.rebind(Clock).toConstantValue(clock);
  toasts = container.get(Toasts);
  user = await openApp(container, '/sign-in');
});
afterEach(closeApp);

const pass = (milliseconds: number) => act(async () => clock.advance(milliseconds));

async function show(text: string, notice: Partial<Notice> = {}) {
  toasts.show({ message: { text }, ...notice });
  await pass(100);
}

async function raise(text: string, notice: Partial<Notice> = {}) {
  await show(text, notice);
  return screen.findByText(text);
}

const region = () => screen.getByRole('region', { name: 'Notifications' });

const durationMs = 7000;
const leavingMs = 150;

describe('a toast on the screen', () => {
  it('closes on a click on it', async () => {
    await user.click(await raise('Bye', { permanent: true }));

    await pass(leavingMs);

    expect(screen.queryByText('Bye')).toBeNull();
  });

  it('closes on its close button by mouse', async () => {
    await raise('Bye', { permanent: true });
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await pass(leavingMs);

    expect(screen.queryByText('Bye')).toBeNull();
  });

  it('closes on its close button by key', async () => {
    await raise('Bye', { permanent: true });
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');

    await pass(leavingMs);

    expect(screen.queryByText('Bye')).toBeNull();
  });

  it('closes on Escape while the focus is in it', async () => {
    await raise('Bye', { permanent: true });
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');

    await pass(leavingMs);

    expect(screen.queryByText('Bye')).toBeNull();
  });

  it('stays while the pointer is over it, and while the focus is in it', async () => {
    const text = await raise('Look at me');
    await user.hover(text);
    await pass(60_000);
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.unhover(text);
    await pass(60_000);
    expect(screen.getByText('Look at me')).toBeTruthy();

    screen.getByRole('button', { name: 'Close' }).blur();
    await pass(durationMs);
    await pass(leavingMs);

    expect(screen.queryByText('Look at me')).toBeNull();
  });

  it('shows its message as text, even if it looks like HTML', async () => {
    await raise('<img src=x onerror=alert(1)><b>bold</b>');

    expect(region().querySelector('img, b')).toBeNull();
  });

  it('is announced assertively if it is a danger, otherwise politely', async () => {
    expect(region().getAttribute('aria-live')).toBe('polite');

    await raise('Danger', { type: 'danger', permanent: true });
    await raise('Success', { permanent: true });

    expect(screen.getByText('Danger').getAttribute('role')).toBe('alert');
    expect(screen.getByText('Success').closest('[aria-live], [role]')?.getAttribute('role')).not.toBe('alert');
  });

  it('takes the focus with F6, the newest first, and returns it', async () => {
    await raise('Old', { permanent: true });
    await raise('New', { permanent: true });
    const name = await screen.findByLabelText('Username');
    name.focus();

    await user.keyboard('{F6}');
    expect(document.activeElement?.textContent).toContain('New');
    await user.keyboard('{F6}');

    expect(document.activeElement).toBe(name);
  });

  it('passes the focus to the next toast when it closes, and back from the last', async () => {
    await raise('Old', { permanent: true });
    await raise('New', { permanent: true });
    const name = await screen.findByLabelText('Username');
    name.focus();

    await user.keyboard('{F6}{Escape}');
    expect(document.activeElement?.textContent).toContain('Old');
    await user.keyboard('{Escape}');

    expect(document.activeElement).toBe(name);
  });

  it('leaves F6 to the browser while no toast is shown', async () => {
    const name = await screen.findByLabelText('Username');
    name.focus();

    const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true });
    name.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });

  it('is cleared with all others by the event toast.clear', async () => {
    await raise('One', { permanent: true });
    await raise('Two', { permanent: true });

    await act(async () => dispatchEvent(new Event('toast.clear')));

    expect(screen.queryByText(/One|Two/)).toBeNull();
  });

  it('follows each of its options', async () => {
    await raise('Fixed', { permanent: true, dismissible: false, position: 'top', buttonText: { text: 'Undo' } });
    expect(screen.getByText('Fixed').closest('ol')?.dataset.position).toBe('top');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();

    await user.click(screen.getByText('Fixed'));
    await pass(durationMs);
    await pass(leavingMs);
    expect(screen.queryByText('Fixed')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(leavingMs);
    expect(screen.queryByText('Fixed')).toBeNull();

    const plain = await raise('Hurried', { pauseOnHover: false, numberOfChars: 0 });
    await user.hover(plain);
    await pass(6000);
    await pass(leavingMs);
    expect(screen.queryByText('Hurried')).toBeNull();

    await raise('First', { permanent: true });
    await show('Queued', { queue: true, permanent: true });
    expect(screen.queryByText('Queued')).toBeNull();

    await raise('Instead', { replaceToast: true, permanent: true });
    expect(screen.queryByText('First')).toBeNull();

    await user.click(screen.getByText('Instead'));
    await pass(leavingMs);
    await pass(250);
    expect(screen.queryByText('Queued')).toBeTruthy();
  });

  it('looks different in each of the five types, and is a success if none is given', async () => {
    await raise('untyped', { permanent: true });
    for (const type of noticeTypes) await raise(type, { type, permanent: true });
    const looks = (text: string) => screen.getByText(text).closest('li')?.querySelector('svg')?.outerHTML;

    expect(new Set(noticeTypes.map(looks)).size).toBe(5);
    expect(looks('untyped')).toBe(looks('success'));
    for (const type of noticeTypes) expect(screen.getByText(type).closest('li')?.dataset.type).toBe(type);
  });
});
