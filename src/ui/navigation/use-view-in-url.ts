import { reaction } from 'mobx';
import { useContext, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { HistoryStep, Query } from '#domain/criteria/url/query.ts';
import { NavigationTypeContext } from './page-transition.tsx';

/** How an address says what a page shows. */
export interface UrlFormat<View> {
  read(query: URLSearchParams): View;
  write(view: View): Query;
  step(current: Query, next: Query): HistoryStep;
}

export interface UrlView<View> {
  /** Nothing yet, before it has looked for the first time. */
  current(): View | undefined;
  /** With what was noted beside this view, when somebody comes back to it. */
  apply(view: View, note: unknown): void;
  /** What the history keeps beside the address, for whoever comes back. */
  note?(): object;
  /** Whether it is shown in place of what the address asked for and is not there: nobody goes back to that. */
  isFallback?(): boolean;
}

const queryOf = (search: string): Query => Object.fromEntries(new URLSearchParams(search));
const stateOf = (urlView: Pick<UrlView<unknown>, 'note'>) => ({ ...urlView.note?.(), isOwn: true });

function addressOf(query: Query) {
  const text = `${new URLSearchParams(query)}`;
  return { search: text && `?${text}` };
}

const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '');

/** The address of a page says what is being looked at, and follows it. Both are to stay the same objects. */
export function useViewInUrl<View>(path: string, urlView: UrlView<View>, { read, write, step }: UrlFormat<View>) {
  const { search, state } = useLocation();
  const ownPath = useHref(path);
  const type = useContext(NavigationTypeContext) ?? 'POP';
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const isFollowing = type !== 'POP' && state?.isOwn === true; // the view is there already, or further on

  useEffect(() => {
    if (isFollowing && urlView.current()) return;
    urlView.apply(read(new URLSearchParams(search)), state);
    const view = urlView.current();
    if (!view || state?.isOwn !== true) return;
    const next = write(view);
    if (step(queryOf(search), next) !== 'stay')
      void latest.current(addressOf(next), { replace: true, state: stateOf(urlView) });
  }, [urlView, read, write, step, search, state, isFollowing]);

  useEffect(
    () =>
      reaction(
        () => urlView.current(),
        (view) => {
          if (!view || withoutTrailingSlash(location.pathname) !== withoutTrailingSlash(ownPath)) return; // somebody is on their way to another page
          const next = write(view);
          const current = write(read(new URLSearchParams(location.search)));
          if (step(current, next) === 'stay') return; // in whatever words
          const replace = step(queryOf(location.search), next) === 'replace' || urlView.isFallback?.() === true;
          void latest.current(addressOf(next), { replace, state: stateOf(urlView) });
        },
      ),
    [urlView, read, write, step, ownPath],
  );
}
