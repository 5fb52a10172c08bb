import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { historyStep } from '#domain/criteria/url/query.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { useViewInUrl, type Viewer, type Wording } from '../navigation/use-view-in-url.ts';
import type { RecordsViewModel } from './records-view-model.ts';

const wording: Wording<Criteria> = { read: readCriteria, write: writeCriteria, step: historyStep };

export function useCriteriaInUrl(records: RecordsViewModel) {
  const { pathname } = useLocation();
  const viewer = useMemo(
    (): Viewer<Criteria> => ({ current: () => records.criteria, look: (criteria) => records.look(criteria) }),
    [records],
  );

  useViewInUrl(pathname, viewer, wording);
}
