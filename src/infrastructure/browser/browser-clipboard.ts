import type { Clipboard } from '#application/ports/shared/clipboard.ts';

export class BrowserClipboard implements Clipboard {
  async copy(text: string): Promise<boolean> {
    const { clipboard } = navigator as { readonly clipboard?: Navigator['clipboard'] }; // only in a secure context
    if (!clipboard) return copySelected(text);
    return clipboard.writeText(text).then(
      () => true,
      () => copySelected(text), // frames are often not allowed to write
    );
  }
}

/** Copies from an invisible text field, inside the open dialog if there is one: nothing outside of it can have the focus. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus();
  field.select();
  const hasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return hasCopied;
}
