import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { Ids } from '#application/ports/shared/ids.ts';
import { removedBeforeCurrent } from '#domain/annotation/queue-sync/append-fetched.ts';
import { type Criteria, withPage } from '#domain/criteria/criteria.ts';
import { shiftedBy } from '#domain/criteria/page.ts';
import { historyStep } from '#domain/criteria/url/query.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import { type UrlFormat, type UrlView, useViewInUrl } from '../navigation/use-view-in-url.ts';
import { useShared } from '../shared/use-view-model.ts';
import type { RecordsViewModel } from './model/queue/records-view-model.ts';

const urlFormat: UrlFormat<Criteria> = { read: readCriteria, write: writeCriteria, step: historyStep };

/** Stored with a history entry: the list that its page counts in, and how many records before it had left that list. */
interface PageNote {
  readonly list: string;
  readonly left: number;
}

const isPageNote = (note: unknown): note is PageNote =>
  typeof note === 'object' && note !== null && 'left' in note && typeof note.left === 'number';

/** Number of records before the one in view that have left the list. */
const leftBefore = ({ detached, queue, criteria }: RecordsViewModel) =>
  criteria && !detached ? removedBeforeCurrent(queue, criteria.status) : 0;

/** Keeps criteria and address equal. Answered records keep their position during a visit; a later visit to the same address skips them. */
export function useCriteriaInUrl(records: RecordsViewModel) {
  const { pathname } = useLocation();
  const ids = useShared(Ids);
  const urlView = useMemo((): UrlView<Criteria> => {
    const visit = ids.next();
    const list = () => `${visit} ${records.searchCount}`;
    return {
      current: () => records.criteria,
      apply: (criteria, note) => {
        const left = isPageNote(note) && note.list !== list() ? note.left : 0;
        records.apply(left > 0 ? withPage(criteria, shiftedBy(criteria.page, left)) : criteria);
      },
      note: (): PageNote => ({ list: list(), left: leftBefore(records) }),
      isFallback: () => records.isSubstitute,
    };
  }, [records, ids]);

  useViewInUrl(pathname, urlView, urlFormat);
}
