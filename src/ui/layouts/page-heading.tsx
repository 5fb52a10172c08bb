import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NavigatedContext } from '../navigation/page-transition.tsx';

interface PageHeadingProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Heading of a page, and title of the tab; it takes the focus after a navigation. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useFocusAfterNavigation();

  return (
    <>
      <title>{`${title} · ${t('product')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className} dir="auto">
        {children ?? title}
      </h1>
    </>
  );
}

/** Focuses the heading when the path changes, not when only the query does. */
function useFocusAfterNavigation() {
  const wasNavigated = useContext(NavigatedContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(wasNavigated);
  latest.current = wasNavigated;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the path changes
  useEffect(() => {
    if (latest.current) heading.current?.focus({ preventScroll: true }); // scroll restoration decides the position
  }, [pathname]);
  return heading;
}
