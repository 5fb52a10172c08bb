import { useEffect, useState } from 'react';

/** True once the browser has painted the page in which the component was ready. */
export function useAfterPaint(isReady = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return isPainted;
}
