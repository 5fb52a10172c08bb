import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}
