import type { Attention } from '#application/ports/shared/attention.ts';

export class PageAttention implements Attention {
  get isHere(): boolean {
    return document.visibilityState === 'visible';
  }

  watch(changed: (isHere: boolean) => void): () => void {
    return listen(document, 'visibilitychange', () => changed(this.isHere));
  }

  watchEnd(ended: () => void): () => void {
    return listen(window, 'pagehide', ended);
  }
}

function listen(target: EventTarget, type: string, heard: () => void): () => void {
  const watching = new AbortController();
  target.addEventListener(type, heard, { signal: watching.signal });
  return () => watching.abort();
}
