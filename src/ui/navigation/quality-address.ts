import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { qualityPath } from '../layouts/crumbs.ts';

/** Address of the figures for the records of a view; its status and page do not limit them. */
export function qualityAddress(datasetId: string, { search, filters }: Pick<Criteria, 'search' | 'filters'>): string {
  const { page: _, status: __, ...query } = writeCriteria({ ...initialCriteria, search, filters });
  const text = new URLSearchParams(query).toString();
  return qualityPath(datasetId) + (text && `?${text}`);
}
