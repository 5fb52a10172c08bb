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

/** As a browser tells of what its policy kept it from. */
const violation = (blockedURI: string, effectiveDirective = 'img-src') =>
  fireEvent(document, Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));

describe('an image', () => {
  it.each(['/a.png', 'https://example.org/a.png', 'data:image/gif;base64,AA'])(
    'is shown under the title of its field: %s',
    async (source) => {
      await shown(source);

      expect(image().getAttribute('src')).toBe(source);
      expect(image().getAttribute('referrerpolicy')).toBe('no-referrer');
    },
  );

  it('says that it is on its way', async () => {
    await shown('/a.png');

    expect(screen.getByRole('status').textContent).toBe('Loading');
    fireEvent.load(image());
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('that does not load says Could not load image', async () => {
    await shown('/gone.png');

    fireEvent.error(image());

    expect(screen.getByText('Could not load image')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull();
  });

  it('that the record does not have says so too', async () => {
    await shown(undefined);

    expect(screen.getByText('Could not load image')).toBeTruthy();
    expect(screen.getByText('The record has no image.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an image that does not load says why', () => {
  it('where nothing is found', async () => {
    await shown('https://example.org/gone.png');

    fireEvent.error(image());

    expect(screen.getByText('There is no image at example.org.')).toBeTruthy();
  });

  it('where the data are no image', async () => {
    await shown('data:image/png;base64,AAAA');

    fireEvent.error(image());

    expect(screen.getByText('The content of this field is not an image.')).toBeTruthy();
  });

  it('where there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown('https://example.org/a.png');

    fireEvent.error(image());

    expect(screen.getByText('You are offline.')).toBeTruthy();
  });

  it.each(['before', 'after'])('where the policy forbids it, told %s the failure', async (when) => {
    await shown('https://example.org/a.png#part');
    const failing = image();

    if (when === 'after') fireEvent.error(failing);
    violation('https://example.org/other.png');
    violation('https://example.org/a.png');
    fireEvent.error(failing);

    expect(screen.getByText('This server does not allow images from example.org.')).toBeTruthy();
  });

  it('where the policy forbids data', async () => {
    await shown('data:image/png;base64,AAAA');

    violation('data');

    expect(screen.getByText(/This server does not allow images/)).toBeTruthy();
  });

  it('and is tried again when asked', async () => {
    await shown('/late.png');
    fireEvent.error(image());

    await userEvent.click(await button('Try again'));

    expect(image().getAttribute('src')).toBe('/late.png');
  });
});

describe('looking closer at an image', () => {
  const scale = () => /scale\((.+)\)/.exec(image().style.transform)?.[1];

  it('is done by keys', async () => {
    await loaded();
    const user = userEvent.setup();

    view().focus();
    await user.keyboard('++-');
    expect(scale()).toBe('1.25');
    await user.keyboard('0');

    expect(scale()).toBe('1');
  });

  it('takes arrows only while it is close', async () => {
    await loaded();

    const before = fireEvent.keyDown(view(), { key: 'ArrowRight' });
    fireEvent.keyDown(view(), { key: '+' });
    const close = fireEvent.keyDown(view(), { key: 'ArrowRight' });

    expect([before, close]).toEqual([true, false]);
  });

  it('is done by buttons', async () => {
    await loaded();
    const user = userEvent.setup();

    await user.click(await button('Zoom in'));
    expect(screen.getByText('125 %')).toBeTruthy();
    await user.click(await button('Show the whole image'));

    expect(screen.getByText('100 %')).toBeTruthy();
    expect((await button('Zoom out')).hasAttribute('disabled')).toBe(true);
  });

  it('leaves a bare wheel to the page, and takes one with Ctrl', async () => {
    await loaded();

    fireEvent.wheel(view(), { deltaY: -100 });
    expect(scale()).toBe('1');
    fireEvent.wheel(view(), { deltaY: -100, ctrlKey: true });

    expect(Number(scale())).toBeGreaterThan(1.2);
  });

  it('is done by two fingers', async () => {
    await loaded();
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 0, button: 0 });

    fireEvent.pointerDown(view(), at(1, -50));
    fireEvent.pointerDown(view(), at(2, 50));
    fireEvent.pointerMove(window, at(2, 150));
    fireEvent.pointerUp(window, at(1, -50));
    fireEvent.pointerUp(window, at(2, 150));

    expect(Number(scale())).toBeCloseTo(2);
  });

  it('fills the screen, where a bare wheel does', async () => {
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
