import { useLayoutEffect, useRef } from 'react';
import { useTopLayer } from '../shared/notices/use-top-layer.ts';

/** Opens the dialog while mounted; the browser restores the focus afterwards. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
