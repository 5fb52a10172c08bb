import { useEffect, useState } from 'react';
import { limits } from '#domain/shared/limits.ts';

/** True a moment after the browser has painted the page in which the component was ready: nothing delays that frame. */
export function useAfterPaint(isReady = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true), limits.afterPaintMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isPainted;
}
