import type { PageVisibility } from '#application/ports/shared/page-visibility.ts';

export class DocumentVisibility implements PageVisibility {
  get isVisible(): boolean {
    return document.visibilityState === 'visible';
  }

  watch(changed: (isVisible: boolean) => void): () => void {
    return listen(document, 'visibilitychange', () => changed(this.isVisible));
  }

  watchLeave(ended: () => void): () => void {
    return listen(window, 'pagehide', ended);
  }
}

function listen(target: EventTarget, type: string, heard: () => void): () => void {
  const watching = new AbortController();
  target.addEventListener(type, heard, { signal: watching.signal });
  return () => watching.abort();
}
