import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '#application/ports/shared/clock.ts';
import type { ToFrame } from '#ui/annotation/record/template/messages.ts';
import { FakeClock } from '../../../../support/browser/fake-clock.ts';
import { alone } from '../../../support/alone.tsx';
import { frame, page, say } from './template-page.tsx';

const system = new EventTarget(); // colour scheme of the operating system
vi.stubGlobal('matchMedia', () => system);
afterEach(cleanup);

const isShown = () => frame().dataset.shown === 'true';

function listening() {
  const messages: ToFrame[] = [];
  const { contentWindow } = frame();
  if (contentWindow)
    vi.spyOn(contentWindow, 'postMessage').mockImplementation((message) => void messages.push(message));
  return messages;
}

async function shown({ isLoaded = true } = {}) {
  const clock = new FakeClock();
  const { show, container } = await alone();
  container.rebind(Clock).toConstantValue(clock);
  const { rerender } = show(page({ id: 'r1' }));
  const messages = listening();
  say({ kind: 'ready' });
  if (isLoaded) fireEvent.load(frame());
  const next = (record: object) => rerender(page(record));
  const wait = (time: number) => act(async () => clock.advance(time));
  return { messages, next, wait };
}

/** The frame does what the page requests. */
function play(contentId: number, isPassive = true, height = 90) {
  say({ kind: 'begun', contentId, isPassive });
  say({ kind: 'shown', contentId, height });
}

describe('the template frame', () => {
  it('may only run scripts, and has the title of its field', async () => {
    await shown();

    expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame().getAttribute('src')).toMatch(/template-frame/);
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('receives template, record and theme, and nothing else', async () => {
    const { messages } = await shown();

    expect(messages).toEqual([
      {
        kind: 'show',
        contentId: 1,
        content: {
          template: '{{record.id}}',
          isAdvanced: false,
          record: '{"id":"r1"}',
          imageNotLoaded: 'Image not loaded:',
        },
        theme: expect.objectContaining({ tokens: expect.objectContaining({ '--ink': expect.any(String) }) }),
      },
    ]);
  });

  it('is hidden until it shows the record, and then as high as its content', async () => {
    await shown();
    expect(isShown()).toBe(false);

    play(1);

    expect(isShown()).toBe(true);
    expect(frame().style.blockSize).toBe('90px');
  });

  it('grows with its content within limits', async () => {
    await shown();
    play(1);

    say({ kind: 'grown', contentId: 1, height: 1e9 });

    expect(frame().style.blockSize).toBe('4000px');
  });

  it('receives the next record and hides the previous one', async () => {
    const { messages, next } = await shown();
    const first = frame();
    play(1);

    next({ id: 'r2' });

    expect(frame()).toBe(first);
    expect(isShown()).toBe(false);
    expect(messages.at(-1)).toMatchObject({ contentId: 2, content: { record: '{"id":"r2"}' } });

    say({ kind: 'grown', contentId: 1, height: 50 });
    expect(isShown()).toBe(false);
    play(2);
    expect(isShown()).toBe(true);
  });

  it('is replaced for the next record after it ran foreign scripts', async () => {
    const { next } = await shown();
    const first = frame();
    play(1, false);

    next({ id: 'r2' });

    expect(frame()).not.toBe(first);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['another window', () => ({ source: window })],
    ['another origin', () => ({ origin: location.origin })],
  ])('distrusts messages from %s', async (_, from) => {
    await shown();

    say({ kind: 'shown', contentId: 1, height: 90 }, from());

    expect(isShown()).toBe(false);
  });

  it('receives the changed theme of the page', async () => {
    const { messages } = await shown();

    document.documentElement.dataset.theme = 'high-contrast';
    await vi.waitFor(() => expect(messages).toHaveLength(2));

    expect(messages.at(-1)).toMatchObject({ kind: 'theme', theme: { theme: 'high-contrast' } });

    system.dispatchEvent(new Event('change'));
    expect(messages).toHaveLength(3);
  });
});

describe('a failing template', () => {
  const data = () => screen.queryByText(/"title": "The value"/);

  it('shows the reason next to the data of the field', async () => {
    await shown();

    say({ kind: 'failed', contentId: 1, reason: 'Missing helper: "shout"' });

    expect(screen.getByText('The template could not show this record. Here is its data.')).toBeTruthy();
    expect(screen.getByText('Missing helper: "shout"')).toBeTruthy();
    expect(data()).toBeTruthy();
    expect(frame().style.blockSize).toBe('0px');
  });

  it('is closed after five seconds if it never ends', async () => {
    const { wait, next } = await shown();
    say({ kind: 'begun', contentId: 1, isPassive: false });

    await wait(5000);

    expect(screen.getByText('The template did not finish. Here is its data.')).toBeTruthy();
    expect(data()).toBeTruthy();
    expect(screen.queryByTitle('Card')).toBeNull();

    next({ id: 'r2' });
    await wait(100);
    const messages = listening();
    say({ kind: 'ready' });
    expect(messages).toMatchObject([{ kind: 'show', contentId: 2 }]);
  });

  it('is closed if it navigated away', async () => {
    const { wait } = await shown();
    play(1, false);

    fireEvent.load(frame());
    await wait(1000);

    expect(screen.getByText('The template navigated away and was closed. Here is its data.')).toBeTruthy();
    expect(screen.queryByTitle('Card')).toBeNull();
  });

  it('is closed later if it navigated away before its own document had loaded', async () => {
    const { wait } = await shown({ isLoaded: false });
    play(1, false);

    fireEvent.load(frame());
    await wait(1000);
    expect(screen.queryByText(/navigated away/)).toBeNull();
    await wait(6000);

    expect(screen.getByText(/navigated away/)).toBeTruthy();
    expect(screen.queryByTitle('Card')).toBeNull();
  });

  it('stays if it wrote a document of its own', async () => {
    const { messages, wait } = await shown();
    play(1, false);

    fireEvent.load(frame());
    expect(messages.at(-1)).toEqual({ kind: 'ping', contentId: 1 });
    say({ kind: 'pong', contentId: 1 });
    await wait(1000);

    expect(isShown()).toBe(true);
  });

  it('is forgotten with the next record', async () => {
    const { next } = await shown();
    say({ kind: 'failed', contentId: 1, reason: 'Missing helper' });

    next({ id: 'r2' });
    play(2);

    expect(data()).toBeNull();
    expect(isShown()).toBe(true);
  });
});

describe('a key pressed in the frame', () => {
  const key = { code: 'Digit2', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

  function pressed() {
    const keys: string[] = [];
    const listen = ({ key: each }: KeyboardEvent) => void keys.push(each);
    addEventListener('keydown', listen);
    return { keys, stop: () => removeEventListener('keydown', listen) };
  }

  async function press(name: string, { isPassive = true, hasFocus = true } = {}) {
    const { keys, stop } = pressed();
    await shown();
    play(1, isPassive);
    if (hasFocus) frame().focus();
    say({ kind: 'key', key: { ...key, key: name } });
    stop();
    return keys;
  }

  it('runs a shortcut of the page if the frame did not use it', async () => {
    expect(await press('2')).toEqual(['2']);
    expect(document.activeElement).not.toBe(frame());
  });

  it('only returns the focus if the frame ran foreign scripts, which could press Submit', async () => {
    expect(await press('Enter', { isPassive: false })).toEqual([]);
    expect(document.activeElement).not.toBe(frame());
  });

  it('is ignored if the frame does not have the focus', async () => {
    expect(await press('2', { hasFocus: false })).toEqual([]);
  });

  it('leaves the frame if it is Escape', async () => {
    expect(await press('Escape')).toEqual([]);
    expect(document.activeElement).toBe(frame().parentElement);
  });
});

describe('a link in a template', () => {
  it('does not navigate: the page shows its address', async () => {
    await shown();
    play(1);

    say({ kind: 'link', address: 'https://example.test/source' });

    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'https://example.test/source' });
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener noreferrer');
  });
});
