import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import type { Filter } from '#domain/criteria/filter.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { annotationPath } from '../layouts/crumbs.ts';

interface RecordsLinkProps {
  readonly datasetId: string;
  /** View of the page, which limits the records too. */
  readonly view: Criteria;
  readonly filters: readonly Filter[];
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens the records that a figure counts, with any status. */
export function RecordsLink({ datasetId, view, filters, label, children }: RecordsLinkProps) {
  const criteria = {
    ...initialCriteria,
    status: 'all',
    search: view.search,
    filters: [...view.filters, ...filters],
  } as const;
  return (
    <Link to={`${annotationPath(datasetId)}?${new URLSearchParams(writeCriteria(criteria))}`} aria-label={label}>
      {children}
    </Link>
  );
}
