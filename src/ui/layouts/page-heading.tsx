import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface PageHeadingProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Names the page, in the tab as well; after a navigation the focus starts here. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus(); // the first page of a visit has no key of its own
  }, [key]);

  return (
    <>
      <title>{`${title} · ${t('product')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}
