/** Aborts on timeout or with the outer signal. `AbortSignal.any` would leak memory while the outer signal lives. */
export async function withTimeLimit<T>(
  milliseconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const abort = () => inner.abort(outer.reason);
  const timer = setTimeout(() => inner.abort(new Error('The time is over')), milliseconds);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  try {
    return await work(inner.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}
