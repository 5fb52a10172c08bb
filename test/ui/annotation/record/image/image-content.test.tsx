import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageContent } from '#ui/annotation/record/image/image-content.tsx';
import { alone } from '../../../support/alone.tsx';
import { dialogsOpen } from '../../../support/dialogs.ts';

afterEach(cleanup);

const image = () => screen.getByRole('img', { name: 'Photo' });
const view = () => screen.getByRole('figure', { name: 'View of Photo' });
const button = (name: string) => screen.findByRole('button', { name });

async function shown(source: string | undefined) {
  dialogsOpen();
  const { show } = await alone();
  show(<ImageContent source={source} title="Photo" />);
}

async function loaded(source = 'https://example.org/a.png') {
  await shown(source);
  fireEvent.load(image());
  await button('Zoom in');
}

/** Event of a browser whose content security policy blocked the image. */
const violation = (blockedURI: string, effectiveDirective = 'img-src') =>
  fireEvent(document, Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));

describe('an image field', () => {
  it.each(['/a.png', 'https://example.org/a.png', 'data:image/gif;base64,AA'])(
    'shows its image under the title: %s',
    async (source) => {
      await shown(source);

      expect(image().getAttribute('src')).toBe(source);
      expect(image().getAttribute('referrerpolicy')).toBe('no-referrer');
    },
  );

  it('shows that the image is loading', async () => {
    await shown('/a.png');

    expect(screen.getByRole('status').textContent).toBe('Loading');
    fireEvent.load(image());
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('reports an image that fails to load as Could not load image', async () => {
    await shown('/gone.png');

    fireEvent.error(image());

    expect(screen.getByText('Could not load image')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull();
  });

  it('reports an image that the record does not have', async () => {
    await shown(undefined);

    expect(screen.getByText('Could not load image')).toBeTruthy();
    expect(screen.getByText('The record has no image.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the reason for a missing image', () => {
  it('is that the server has none', async () => {
    await shown('https://example.org/gone.png');

    fireEvent.error(image());

    expect(screen.getByText('There is no image at example.org.')).toBeTruthy();
  });

  it('is that the data hold no image', async () => {
    await shown('data:image/png;base64,AAAA');

    fireEvent.error(image());

    expect(screen.getByText('The content of this field is not an image.')).toBeTruthy();
  });

  it('is that the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown('https://example.org/a.png');

    fireEvent.error(image());

    expect(screen.getByText('You are offline.')).toBeTruthy();
  });

  it.each(['before', 'after'])('is that the policy forbids it, reported %s the failure', async (when) => {
    await shown('https://example.org/a.png#part');
    const failing = image();

    if (when === 'after') fireEvent.error(failing);
    violation('https://example.org/other.png');
    violation('https://example.org/a.png');
    fireEvent.error(failing);

    expect(screen.getByText('This server does not allow images from example.org.')).toBeTruthy();
  });

  it('is that the policy forbids data URLs', async () => {
    await shown('data:image/png;base64,AAAA');

    violation('data');

    expect(screen.getByText(/This server does not allow images/)).toBeTruthy();
  });

  it('disappears when the user retries', async () => {
    await shown('/late.png');
    fireEvent.error(image());

    await userEvent.click(await button('Try again'));

    expect(image().getAttribute('src')).toBe('/late.png');
  });
});

describe('zooming an image', () => {
  const scale = () => /scale\((.+)\)/.exec(image().style.transform)?.[1];

  it('works by keys', async () => {
    await loaded();
    const user = userEvent.setup();

    view().focus();
    await user.keyboard('++-');
    expect(scale()).toBe('1.25');
    await user.keyboard('0');

    expect(scale()).toBe('1');
  });

  it('uses arrow keys only while the image is zoomed in', async () => {
    await loaded();

    const before = fireEvent.keyDown(view(), { key: 'ArrowRight' });
    fireEvent.keyDown(view(), { key: '+' });
    const close = fireEvent.keyDown(view(), { key: 'ArrowRight' });

    expect([before, close]).toEqual([true, false]);
  });

  it('works by buttons', async () => {
    await loaded();
    const user = userEvent.setup();

    await user.click(await button('Zoom in'));
    expect(screen.getByText('125 %')).toBeTruthy();
    await user.click(await button('Show the whole image'));

    expect(screen.getByText('100 %')).toBeTruthy();
    expect((await button('Zoom out')).hasAttribute('disabled')).toBe(true);
  });

  it('uses the wheel with Ctrl and leaves the bare wheel to the page', async () => {
    await loaded();

    fireEvent.wheel(view(), { deltaY: -100 });
    expect(scale()).toBe('1');
    fireEvent.wheel(view(), { deltaY: -100, ctrlKey: true });

    expect(Number(scale())).toBeGreaterThan(1.2);
  });

  it('works by two fingers', async () => {
    await loaded();
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 0, button: 0 });

    fireEvent.pointerDown(view(), at(1, -50));
    fireEvent.pointerDown(view(), at(2, 50));
    fireEvent.pointerMove(window, at(2, 150));
    fireEvent.pointerUp(window, at(1, -50));
    fireEvent.pointerUp(window, at(2, 150));

    expect(Number(scale())).toBeCloseTo(2);
  });

  it('fills the screen, where the bare wheel zooms too', async () => {
    await loaded();
    const user = userEvent.setup();

    await user.click(await button('Full screen'));
    const dialog = screen.getByRole('dialog', { name: 'Photo' });
    expect(document.activeElement).toBe(within(dialog).getByRole('figure', { name: 'View of Photo' }));
    fireEvent.wheel(within(dialog).getByRole('figure', { name: 'View of Photo' }), { deltaY: -100 });
    expect(within(dialog).getByRole('img').style.transform).toMatch(/scale\(1\.2/);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
