const retryAfterMs = 5000;

/**
 * Retries style sheets that did not load until they do. A retry of a lazy component fetches its scripts again, but Vite
 * takes the style sheet as loaded once its link exists.
 */
export function reloadStyles(): () => void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), retryAfterMs);
  };
  addEventListener('error', handleError, true);
  return () => removeEventListener('error', handleError, true);
}
