import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NavigatedContext } from '../navigation/page-transition.tsx';

interface PageHeadingProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Names the page, in the tab as well; after a navigation the focus starts here. */
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

/** The heading of a page that was navigated to; a new query is no new page. */
function useFocusAfterNavigation() {
  const wasNavigated = useContext(NavigatedContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(wasNavigated);
  latest.current = wasNavigated;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (latest.current) heading.current?.focus({ preventScroll: true }); // where the page stands is no matter of the focus
  }, [pathname]);
  return heading;
}
