/**
 * Work with a signal that is aborted with the other one, or when the time is over.
 * Not `AbortSignal.any`: it leaves something of every short signal with the long one for as long as that lives.
 */
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
