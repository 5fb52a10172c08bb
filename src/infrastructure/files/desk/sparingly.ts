const pause = 200;

/** Tells no more often than anybody could read. */
export function sparingly<T>(tell: (what: T) => void, now = () => performance.now()): (what: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (what) => {
    const time = now();
    if (time - last < pause) return;
    last = time;
    tell(what);
  };
}
