/** So long after a server has not given it. */
const pause = 5000;

/**
 * Asks again for style sheets that did not come. Whoever needs a part that failed to load gets its scripts by asking
 * again; its style sheets are taken as fetched, whatever became of them.
 */
export function fetchStylesAgain(): () => void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, pause);
    else addEventListener('online', again, { once: true });
  };
  addEventListener('error', handleError, true);
  return () => removeEventListener('error', handleError, true);
}
