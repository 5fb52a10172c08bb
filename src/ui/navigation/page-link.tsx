import { createContext, useContext, useEffect, useRef } from 'react';
import { Link, type LinkProps, resolvePath } from 'react-router';

export const PrefetchContext = createContext<(pathname: string) => void>(() => undefined);

/** A link to a page of the application, which is prefetched when the link comes into view. */
export function PageLink(props: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const prefetch = useContext(PrefetchContext);
  const { pathname } = resolvePath(props.to);

  useEffect(() => {
    const { current } = link;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetch(pathname);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [pathname, prefetch]);

  return <Link ref={link} {...props} />;
}
