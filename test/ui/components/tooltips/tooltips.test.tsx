import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '#ui/components/controls/icon-button.tsx';
import { Tooltips } from '#ui/components/tooltips/tooltips.ts';
import { useShared } from '#ui/shared/use-view-model.ts';
import { alone } from '../../support/alone.tsx';

/** jsdom reports a wrong `:focus-visible` after the first test. */
const { matches } = Element.prototype;
beforeEach(() => {
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(this: Element, selector: string) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
  });
});
afterEach(cleanup);

const long = 'A description that takes the room of two lines';

function Buttons({ pressed }: { readonly pressed: string[] }) {
  const tooltips = useShared(Tooltips);
  useEffect(() => tooltips.activate(), [tooltips]);
  return (
    <>
      <IconButton label="Undo" hint="Ctrl+Z" onClick={() => pressed.push('Undo')}>
        ↶
      </IconButton>
      <IconButton label={long}>…</IconButton>
      <IconButton label="Redo" disabled>
        ↷
      </IconButton>
      <button type="button">Save</button>
    </>
  );
}

async function open() {
  const pressed: string[] = [];
  const { show } = await alone();
  const { unmount } = show(<Buttons pressed={pressed} />);
  return { user: userEvent.setup(), pressed, unmount };
}

const button = (name: string) => screen.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip');
const shown = () => screen.findByRole('tooltip');
const gone = () => waitFor(() => expect(tooltip()).toBeNull());

describe('the tooltip of an icon button', () => {
  it('shows the label and the shortcut on keyboard focus', async () => {
    const { user } = await open();

    await user.tab();

    expect(document.activeElement).toBe(button('Undo'));
    expect((await shown()).textContent).toBe('Undo Ctrl+Z');
  });

  it('is not shown under a dialog that has opened over the button', async () => {
    const { user } = await open();
    await user.hover(button(long));
    await shown();
    await user.unhover(button(long));
    await gone();
    await user.hover(button('Undo'));
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);

    await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the delay of tooltips

    expect(tooltip()).toBeNull();
    dialog.remove();
  });

  it('is hidden when the focus leaves', async () => {
    const { user } = await open();
    await user.tab();
    await shown();

    await user.tab();
    await waitFor(() => expect(tooltip()?.textContent).toBe(long));
    await user.tab();

    expect(document.activeElement).toBe(button('Save'));
    await gone();
  });

  it('is shown on hover, stays while the pointer is on it, and is hidden when the pointer leaves', async () => {
    const { user } = await open();

    await user.hover(button('Undo'));
    const tip = await shown();
    await user.hover(tip);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(tooltip()).toBe(tip);
    await user.hover(button('Save'));

    await gone();
  });

  it('is dismissed by Escape, which does not propagate and does not move the focus', async () => {
    const { user } = await open();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    addEventListener('keydown', hear);
    await user.tab();
    await shown();

    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    await user.keyboard('{Escape}');
    removeEventListener('keydown', hear);

    expect(document.activeElement).toBe(button('Undo'));
    expect(heard.filter((key) => key === 'Escape')).toHaveLength(1);
  });

  it('is hidden once the button is pressed, by pointer or by key', async () => {
    const { user, pressed } = await open();
    await user.tab();
    await shown();

    await user.keyboard('{Enter}');
    expect(tooltip()).toBeNull();
    await user.hover(button('Save'));
    await user.hover(button('Undo'));
    await shown();
    await user.click(button('Undo'));

    expect(tooltip()).toBeNull();
    expect(pressed).toEqual(['Undo', 'Undo']);
  });

  it('is wider from 40 characters on', async () => {
    const { user } = await open();
    await user.tab();
    expect((await shown()).dataset.wide).toBe('false');

    await user.tab();

    await waitFor(() => expect(tooltip()?.dataset.wide).toBe('true'));
  });

  it('is the tooltip of the browser on a disabled button', async () => {
    await open();

    expect(button('Redo').title).toBe('Redo');
    expect(button('Undo').title).toBe('');
  });

  it('is removed with the page', async () => {
    const { user, unmount } = await open();
    await user.tab();
    await shown();

    unmount();

    expect(tooltip()).toBeNull();
  });
});
