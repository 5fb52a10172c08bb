const minPx = 24;
const maxPx = 4000;
const maxChanges = 200;

export interface FrameHeight {
  readonly pixels: number;
  /** How often it may still change while the same content is shown. */
  readonly changesLeft: number;
}

/** Where a new content begins: as high as the one before, so that nothing jumps. */
export const initialHeight = (pixels: number = minPx): FrameHeight => ({ pixels, changesLeft: maxChanges });

/** Beyond the bounds the frame scrolls; one that never settles is left as it is. */
export function adjustedHeight({ pixels, changesLeft }: FrameHeight, height: number): FrameHeight {
  if (changesLeft === 0) return { pixels, changesLeft };
  const wanted = Math.ceil(Math.min(maxPx, Math.max(minPx, height)));
  return wanted === pixels ? { pixels, changesLeft } : { pixels: wanted, changesLeft: changesLeft - 1 };
}
