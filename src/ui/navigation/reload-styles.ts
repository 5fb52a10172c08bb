/** Delay of a retry while the browser is online. */
const retryAfterMs = 5000;

/**
 * Retries style sheets that did not load. A retry of a lazy component fetches its scripts again, but Vite takes the
 * style sheet as loaded once its link exists.
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
