import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { aDesk, record } from '../../support/desk.ts';
import { closeApp, leavePage } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

// jsdom lays nothing out and knows no capture
Element.prototype.setPointerCapture ??= () => undefined;
const laidOut = () =>
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
  const desk = await aDesk(server, { questions: [mood], records, guidelines: 'Read twice.' });
  const user = await desk.open();
  await record(1);
  return { ...desk, user };
}

describe('the line between the record and the form', () => {
  it('says what it moves, and which way', async () => {
    await opened();

    expect(line().getAttribute('aria-orientation')).toBe('vertical');
    expect(line().tabIndex).toBe(0);
    const moved = document.getElementById(line().getAttribute('aria-controls') ?? '');
    expect(moved?.contains(await record(1))).toBe(true);
  });

  it('is moved by the arrows, to the ends by Home and End, and turns no page by it', async () => {
    laidOut();
    const { user } = await opened();
    line().focus();

    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect([share(), shown()]).toEqual([52, '52%']);

    await user.keyboard('{End}');
    expect(share()).toBe(68);
    await record(1);
  });

  it('sends no answer by Enter, which brings the usual width back', async () => {
    const { user, wire } = await opened();
    line().focus();

    await user.keyboard('{ArrowLeft}');
    expect(shown()).not.toBe('');
    await user.keyboard('{Enter}');

    expect(shown()).toBe('');
    await record(1);
    expect(wire.saves).toEqual([]);
  });

  it('follows the pointer, within its bounds', async () => {
    laidOut();
    await opened();
    line().focus();
    fireEvent.keyDown(line(), { key: 'Home' });

    await drag('Record width', { clientX: 500 }, { clientX: 623 });
    expect(shown()).toBe('62.3%');

    await drag('Record width', { clientX: 623 }, { clientX: 100 });
    expect(shown()).toBe('50%');
  });

  it('goes back to where everybody has it by a double click', async () => {
    laidOut();
    const { user } = await opened();
    await drag('Record width', { clientX: 680 }, { clientX: 600 });
    expect(shown()).toBe('60%');

    await user.dblClick(line());

    expect(shown()).toBe('');
  });

  it('does not move by the other buttons of a mouse', async () => {
    laidOut();
    await opened();

    fireEvent.pointerDown(line(), { button: 2, pointerId: 1, clientX: 500 });
    fireEvent.pointerMove(line(), { pointerId: 1, clientX: 600 });

    expect(shown()).toBe('');
  });
});

describe('how a screen is divided', () => {
  it('is remembered for its dataset', async () => {
    laidOut();
    const { user, reload } = await opened();
    await user.click(unfold(/^Guidelines/));
    line('Guidelines height').focus();
    await user.keyboard('{Home}{ArrowUp}');
    fireEvent.keyDown(line(), { key: 'Home' });

    await reload();

    await record(1);
    expect([shown(), shown('Guidelines height')]).toEqual(['50%', '10%']);
  });

  it('is of no matter to any other dataset', async () => {
    const other = await aDesk(server, { questions: [mood] });
    await opened();
    fireEvent.keyDown(line(), { key: 'Home' });
    leavePage();

    await other.open();

    await record(1);
    expect(shown()).toBe('');
  });

  it('changes all the same where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = await opened();

    await user.click(unfold(/^Progress/));
    line('Progress height').focus();
    await user.keyboard('{ArrowUp}');

    expect(shown('Progress height')).toMatch(/%$/);
  });

  it('is that of everybody where something else was kept', async () => {
    localStorage.setItem('postil.layout', '{"broken');
    await opened();

    expect(shown()).toBe('');
  });
});
