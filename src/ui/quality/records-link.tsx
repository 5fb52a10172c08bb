import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import type { Filter } from '#domain/criteria/filter.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { filtersWithin, type QualityView } from '#domain/quality/answer-limits.ts';
import { annotationPath } from '../layouts/crumbs.ts';
import { Platform } from '../shared/platform.ts';
import { useShared } from '../shared/use-view-model.ts';

interface RecordsLinkProps {
  readonly datasetId: string;
  /** View of the page, which limits the records too. */
  readonly view: QualityView;
  readonly filters: readonly Filter[];
  readonly label?: string;
  /** Shows nothing in place of a link; otherwise the text. */
  readonly isOnlyLink?: boolean;
  readonly children: ReactNode;
}

/** Opens the records that a figure counts, with any status; a text if no filters of the server find them. */
export function RecordsLink({ datasetId, view, filters, label, isOnlyLink = false, children }: RecordsLinkProps) {
  const platform = useShared(Platform);
  const { search, filters: ofView } = view.criteria;
  const limited = filtersWithin(filters, view.limits);
  const areAboutAnswers = filters.some(({ on }) => on === 'answers');
  if (!limited || (areAboutAnswers && !platform.can('answer-filters'))) return isOnlyLink ? null : children;
  const criteria = { ...initialCriteria, status: 'all', search, filters: [...ofView, ...limited] } as const;
  return (
    <Link to={`${annotationPath(datasetId)}?${new URLSearchParams(writeCriteria(criteria))}`} aria-label={label}>
      {children}
    </Link>
  );
}
