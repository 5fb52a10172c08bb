import { useEffect, useRef } from 'react';
import { useTopLayer } from '../../shared/notices/use-top-layer.ts';

/** Open for as long as it is mounted; afterwards the browser puts the focus back. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
