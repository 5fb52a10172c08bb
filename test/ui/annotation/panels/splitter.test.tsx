import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp, leavePage } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

// jsdom has no layout and no pointer capture
Element.prototype.setPointerCapture ??= () => undefined;
const mockLayout = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 1000));

const line = (name = 'Record width') => screen.getByRole('separator', { name });
const share = (name?: string) => Number(line(name).getAttribute('aria-valuenow'));
const shown = (name?: string) =>
  document.getElementById(line(name).getAttribute('aria-controls') ?? '')?.style.getPropertyValue('--share');
const unfold = (name: RegExp) => screen.getByRole('button', { name });

async function drag(name: string, from: { clientX?: number; clientY?: number }, to: typeof from) {
  fireEvent.pointerDown(line(name), { button: 0, pointerId: 1, ...from });
  fireEvent.pointerMove(line(name), { pointerId: 1, ...to });
  fireEvent.pointerUp(line(name), { pointerId: 1, ...to });
}

async function opened(records = 3) {
  const tab = await aTab(server, { questions: [mood], records, guidelines: 'Read twice.' });
  const user = await tab.open();
  await record(1);
  return { ...tab, user };
}

describe('the splitter between record and form', () => {
  it('exposes the resized element and its orientation', async () => {
    await opened();

    expect(line().getAttribute('aria-orientation')).toBe('vertical');
    expect(line().tabIndex).toBe(0);
    const moved = document.getElementById(line().getAttribute('aria-controls') ?? '');
    expect(moved?.contains(await record(1))).toBe(true);
  });

  it('moves by arrow keys, Home and End, without turning the page', async () => {
    mockLayout();
    const { user } = await opened();
    line().focus();

    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect([share(), shown()]).toEqual([52, '52%']);

    await user.keyboard('{End}');
    expect(share()).toBe(68);
    await record(1);
  });

  it('restores the default width on Enter, without submitting', async () => {
    const { user, wire } = await opened();
    line().focus();

    await user.keyboard('{ArrowLeft}');
    expect(shown()).not.toBe('');
    await user.keyboard('{Enter}');

    expect(shown()).toBe('');
    await record(1);
    expect(wire.saves).toEqual([]);
  });

  it('follows the pointer within its bounds', async () => {
    mockLayout();
    await opened();
    line().focus();
    fireEvent.keyDown(line(), { key: 'Home' });

    await drag('Record width', { clientX: 500 }, { clientX: 623 });
    expect(shown()).toBe('62.3%');

    await drag('Record width', { clientX: 623 }, { clientX: 100 });
    expect(shown()).toBe('50%');
  });

  it('restores the default width on a double click', async () => {
    mockLayout();
    const { user } = await opened();
    await drag('Record width', { clientX: 680 }, { clientX: 600 });
    expect(shown()).toBe('60%');

    await user.dblClick(line());

    expect(shown()).toBe('');
  });

  it('ignores other mouse buttons', async () => {
    mockLayout();
    await opened();

    fireEvent.pointerDown(line(), { button: 2, pointerId: 1, clientX: 500 });
    fireEvent.pointerMove(line(), { pointerId: 1, clientX: 600 });

    expect(shown()).toBe('');
  });
});

describe('the layout of the annotation screen', () => {
  it('is stored per dataset', async () => {
    mockLayout();
    const { user, reload } = await opened();
    await user.dblClick(unfold(/^Guidelines/)); // open on the first visit; this stores that it stays open
    line('Guidelines height').focus();
    await user.keyboard('{Home}{ArrowUp}');
    fireEvent.keyDown(line(), { key: 'Home' });

    await reload();

    await record(1);
    expect([shown(), shown('Guidelines height')]).toEqual(['50%', '10%']);
  });

  it('does not affect other datasets', async () => {
    const other = await aTab(server, { questions: [mood] });
    await opened();
    fireEvent.keyDown(line(), { key: 'Home' });
    leavePage();

    await other.open();

    await record(1);
    expect(shown()).toBe('');
  });

  it('changes even if the browser cannot store it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = await opened();

    await user.click(unfold(/^Progress/));
    line('Progress height').focus();
    await user.keyboard('{ArrowUp}');

    expect(shown('Progress height')).toMatch(/%$/);
  });

  it('falls back to the default if the stored value is malformed', async () => {
    localStorage.setItem('postil.layout', '{"broken');
    await opened();

    expect(shown()).toBe('');
  });
});
