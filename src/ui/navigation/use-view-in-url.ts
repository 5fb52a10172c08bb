import { reaction } from 'mobx';
import { useContext, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { HistoryStep, Query } from '#domain/criteria/url/query.ts';
import { ArrivalContext } from './transition.tsx';

/** How an address says what a page shows. */
export interface Wording<View> {
  read(query: URLSearchParams): View;
  write(view: View): Query;
  step(current: Query, next: Query): HistoryStep;
}

export interface Viewer<View> {
  /** Nothing yet, before it has looked for the first time. */
  current(): View | undefined;
  look(view: View): void;
}

const own = { isOwn: true };
const bare = (path: string) => path.replace(/\/$/, '');

/** The address of a page says what is being looked at, and follows it. Both are to stay the same objects. */
export function useViewInUrl<View>(path: string, viewer: Viewer<View>, { read, write, step }: Wording<View>) {
  const { search, state } = useLocation();
  const ownPath = useHref(path);
  const type = useContext(ArrivalContext) ?? 'POP';
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const isFollowing = type !== 'POP' && state?.isOwn === true; // the view is there already, or further on

  useEffect(() => {
    if (!isFollowing || !viewer.current()) viewer.look(read(new URLSearchParams(search)));
  }, [viewer, read, search, isFollowing]);

  useEffect(
    () =>
      reaction(
        () => viewer.current(),
        (view) => {
          if (!view || bare(location.pathname) !== bare(ownPath)) return; // somebody is on their way to another page
          const next = write(view);
          const taken = step(Object.fromEntries(new URLSearchParams(location.search)), next);
          if (taken === 'stay') return;
          const query = `${new URLSearchParams(next)}`;
          void latest.current({ search: query && `?${query}` }, { replace: taken === 'replace', state: own });
        },
      ),
    [viewer, write, step, ownPath],
  );
}
