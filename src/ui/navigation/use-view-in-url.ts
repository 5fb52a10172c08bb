import { reaction } from 'mobx';
import { useContext, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { HistoryStep, Query } from '#domain/criteria/url/query.ts';
import { NavigationTypeContext } from './page-transition.tsx';

export interface UrlFormat<View> {
  read(query: URLSearchParams): View;
  write(view: View): Query;
  step(current: Query, next: Query): HistoryStep;
}

export interface UrlView<View> {
  /** Undefined before the first `apply`. */
  current(): View | undefined;
  /** `note` is the state of the history entry, when the user comes back to it. */
  apply(view: View, note: unknown): void;
  /** Data to keep in the history entry. */
  note?(): object;
  /**
   * True while the page shows something else because the requested view does not exist; the history entry is replaced
   * then.
   */
  isFallback?(): boolean;
}

const queryOf = (search: string): Query => Object.fromEntries(new URLSearchParams(search));
const stateOf = (urlView: Pick<UrlView<unknown>, 'note'>) => ({ ...urlView.note?.(), isOwn: true });

function addressOf(query: Query) {
  const text = `${new URLSearchParams(query)}`;
  return { search: text && `?${text}` };
}

const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '');

/** Keeps the query of the address and the view of a page in sync. `urlView` and the format must be stable objects. */
export function useViewInUrl<View>(path: string, urlView: UrlView<View>, { read, write, step }: UrlFormat<View>) {
  const { search, state } = useLocation();
  const ownPath = useHref(path);
  const type = useContext(NavigationTypeContext) ?? 'POP';
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const isFollowing = type !== 'POP' && state?.isOwn === true; // the page wrote this address itself, so its view is already applied

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
          if (!view || withoutTrailingSlash(location.pathname) !== withoutTrailingSlash(ownPath)) return; // the user is leaving for another page
          const next = write(view);
          const current = write(read(new URLSearchParams(location.search)));
          if (step(current, next) === 'stay') return; // the addresses differ only in spelling
          const replace = step(queryOf(location.search), next) === 'replace' || urlView.isFallback?.() === true;
          void latest.current(addressOf(next), { replace, state: stateOf(urlView) });
        },
      ),
    [urlView, read, write, step, ownPath],
  );
}
