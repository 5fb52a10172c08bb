const minPx = 24;
const maxPx = 4000;
const maxChanges = 200;

export interface FrameHeight {
  readonly pixels: number;
  /** How often the height may still change while the same content is shown. */
  readonly changesLeft: number;
}

/** New content starts at the previous height, so that nothing jumps. */
export const initialHeight = (pixels: number = minPx): FrameHeight => ({ pixels, changesLeft: maxChanges });

/** Limits the height; beyond the limit the frame scrolls. Content that never settles stops changing the height. */
export function adjustedHeight({ pixels, changesLeft }: FrameHeight, height: number): FrameHeight {
  if (changesLeft === 0) return { pixels, changesLeft };
  const limited = Math.ceil(Math.min(maxPx, Math.max(minPx, height)));
  return limited === pixels ? { pixels, changesLeft } : { pixels: limited, changesLeft: changesLeft - 1 };
}
