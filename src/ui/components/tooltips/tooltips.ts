import type { ChunkReload } from '../../shared/chunk-reload.ts';
import { ownerOf } from './tip.ts';

/** Shows tooltips; the layer that draws them is created with the first one. */
export class Tooltips {
  constructor(private readonly chunks: ChunkReload) {}

  activate() {
    const leaving = new AbortController();
    const waiting = new AbortController();
    const signal = AbortSignal.any([leaving.signal, waiting.signal]);

    const load = async (event: PointerEvent | FocusEvent) => {
      const { TooltipLayer } = await import('./tooltip-layer.ts');
      if (signal.aborted) return;
      waiting.abort();
      const layer = new TooltipLayer(leaving.signal);
      if ('pointerType' in event) layer.hover(event);
      else layer.focus(event);
    };
    const begin = (event: PointerEvent | FocusEvent) => {
      if (ownerOf(event.target)) void this.chunks.withoutReload(() => load(event));
    };
    document.addEventListener('pointerover', begin, { signal });
    document.addEventListener('focusin', begin, { signal });
    return () => leaving.abort();
  }
}
