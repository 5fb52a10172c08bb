import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { historyStep } from '#domain/criteria/url/query.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { writeCriteria } from '#domain/criteria/url/write.ts';
import type { RecordsViewModel } from './records-view-model.ts';

const own = { isOwn: true };

/** The address says what is being looked at, and follows it. */
export function useCriteriaInUrl(records: RecordsViewModel) {
  const { pathname, search, state } = useLocation();
  const ownPath = useHref(pathname);
  const navigate = useNavigate();
  const type = useNavigationType();
  const latest = useRef(navigate);
  latest.current = navigate;
  const isFollowing = type !== 'POP' && state?.isOwn === true; // the view is there already, or further on

  useEffect(() => {
    if (!isFollowing || !records.criteria) records.look(readCriteria(new URLSearchParams(search)));
  }, [records, search, isFollowing]);

  useEffect(
    () =>
      reaction(
        () => records.criteria,
        (criteria) => {
          if (!criteria || location.pathname !== ownPath) return; // somebody is on their way to another page
          const next = writeCriteria(criteria);
          const step = historyStep(Object.fromEntries(new URLSearchParams(location.search)), next);
          if (step === 'stay') return;
          void latest.current({ search: `?${new URLSearchParams(next)}` }, { replace: step === 'replace', state: own });
        },
      ),
    [records, ownPath],
  );
}
