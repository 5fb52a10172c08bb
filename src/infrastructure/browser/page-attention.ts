import type { Attention } from '#application/ports/shared/attention.ts';

export class PageAttention implements Attention {
  get isHere(): boolean {
    return document.visibilityState === 'visible';
  }

  watch(changed: (isHere: boolean) => void): () => void {
    const watching = new AbortController();
    document.addEventListener('visibilitychange', () => changed(this.isHere), { signal: watching.signal });
    return () => watching.abort();
  }
}
