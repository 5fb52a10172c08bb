import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserClipboard } from '#infrastructure/browser/browser-clipboard.ts';

/** Copies the selection, as a browser does for `execCommand('copy')`. */
function aBrowser(clipboard: { readonly writeText: (text: string) => Promise<void> } | undefined, copies = true) {
  const selected: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selected.push(field.value);
    return copies;
  };
  return selected;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('the clipboard', () => {
  it('copies with the Clipboard API in a secure context', async () => {
    const writeText = vi.fn(async () => undefined);
    const selected = aBrowser({ writeText });

    expect(await new BrowserClipboard().copy('a link')).toBe(true);

    expect(writeText).toHaveBeenCalledWith('a link');
    expect(selected).toEqual([]);
  });

  it.each([
    ['without the Clipboard API', undefined],
    ['when the Clipboard API is denied in a frame', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ])('copies from a selected field %s, and restores the focus', async (_, clipboard) => {
    const selected = aBrowser(clipboard);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();

    expect(await new BrowserClipboard().copy('a link')).toBe(true);

    expect(selected).toEqual(['a link']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('copies from a selected field inside the open dialog', async () => {
    const selected = aBrowser(undefined);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.appendChild(document.createElement('button')).focus();
    const append = vi.spyOn(dialog, 'append');
    dialog.querySelector('button')?.focus();

    await new BrowserClipboard().copy('some lines');

    expect(append).toHaveBeenCalled();
    expect(selected).toEqual(['some lines']);
  });

  it('reports a failure if the browser cannot copy', async () => {
    aBrowser(undefined, false);

    expect(await new BrowserClipboard().copy('a link')).toBe(false);
  });
});
