import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { listHistoryStep, readListView, writeListView } from '#domain/datasets/overview/list-url.ts';
import type { HomeViewModel } from './home-view-model.ts';

const own = { isOwn: true };
const bare = (path: string) => path.replace(/\/$/, '');

/** The address says what the list shows, and follows it. */
export function useListInUrl(home: HomeViewModel) {
  const { search, state } = useLocation();
  const ownPath = useHref('/');
  const type = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const isFollowing = type !== 'POP' && state?.isOwn === true; // the list is there already, or further on

  useEffect(() => {
    if (!isFollowing || !home.view) home.look(readListView(new URLSearchParams(search)));
  }, [home, search, isFollowing]);

  useEffect(
    () =>
      reaction(
        () => home.view,
        (view) => {
          if (!view || bare(location.pathname) !== bare(ownPath)) return; // somebody is on their way to another page
          const next = writeListView(view);
          const step = listHistoryStep(Object.fromEntries(new URLSearchParams(location.search)), next);
          if (step === 'stay') return;
          const query = `${new URLSearchParams(next)}`;
          void latest.current({ search: query && `?${query}` }, { replace: step === 'replace', state: own });
        },
      ),
    [home, ownPath],
  );
}
