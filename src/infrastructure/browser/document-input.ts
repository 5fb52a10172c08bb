import type { UserInput } from '#application/ports/shared/user-input.ts';

const kinds = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;

export class DocumentInput implements UserInput {
  watch(noticed: () => void): () => void {
    const watching = new AbortController();
    for (const kind of kinds)
      document.addEventListener(kind, noticed, { capture: true, passive: true, signal: watching.signal });
    return () => watching.abort();
  }
}
