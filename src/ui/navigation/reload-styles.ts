/** So long after a server has not given it. */
const retryAfterMs = 5000;

/**
 * Asks again for style sheets that did not come. Whoever needs a part that failed to load gets its scripts by asking
 * again; its style sheets are taken as fetched, whatever became of them.
 */
export function reloadStyles(): () => void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const reload = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(reload, retryAfterMs);
    else addEventListener('online', reload, { once: true });
  };
  addEventListener('error', handleError, true);
  return () => removeEventListener('error', handleError, true);
}
