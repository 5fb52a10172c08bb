import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';

interface ScrollPosition {
  readonly top: number;
  readonly link?: FollowedLink;
}

interface FollowedLink {
  readonly href: string | null;
  /** Distance from the top of the window: content above the link may change its height. */
  readonly offsetTop: number;
}

/** Longest time that a page may take to reach its former height. */
const giveUpAfterMs = 10_000;

/** Actions that show that the user has moved on: they end the restoration. */
const userActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const root = () => document.documentElement;

/** Restores the scroll position when the user goes back or forward; other navigations start at the top. */
export function useScrollRestoration(target: Location, shown: Location, page: RefObject<HTMLElement | null>) {
  const type = useNavigationType();
  const positions = useRef<Map<string, ScrollPosition>>(undefined);
  positions.current ??= new Map(storedPosition(target));
  const latest = useRef(target);

  useLayoutEffect(() => {
    const { current: left } = latest;
    if (left.key !== target.key && left.pathname === shown.pathname)
      positions.current?.set(left.key, currentPosition());
    latest.current = target;
  }, [target, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the path changes
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.current?.get(shown.key) : undefined;
    if (!position) root().scrollTop = 0;
    return position && restore(position, page.current);
  }, [shown.pathname]);

  useEffect(() => {
    history.scrollRestoration = 'manual'; // the browser would restore the position while the old page is still shown
    addEventListener('scrollend', storeInHistory);
    return () => removeEventListener('scrollend', storeInHistory);
  }, []);
}

/** Keeps the position in the history entry, which outlives a reload and needs no storage. */
const storeInHistory = () => history.replaceState({ ...history.state, top: root().scrollTop }, '');

function storedPosition({ key }: Location): readonly (readonly [string, ScrollPosition])[] {
  const top: unknown = history.state?.top;
  return typeof top === 'number' ? [[key, { top }]] : [];
}

function currentPosition(): ScrollPosition {
  const { activeElement: link } = document;
  const top = root().scrollTop;
  if (!link?.matches('main a[href]')) return { top };
  return { top, link: { href: link.getAttribute('href'), offsetTop: offsetTopOf(link) } };
}

const offsetTopOf = (element: Element) => element.getBoundingClientRect().top;

/** Scrolls as soon as the page is high enough, which may take some requests. */
function restore({ top, link }: ScrollPosition, page: HTMLElement | null): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const action of userActions) removeEventListener(action, stop);
  };
  const move = () => {
    root().scrollTop = top;
    const isThere = Math.abs(root().scrollTop - top) <= 1;
    if (isThere && (!link || restoreLink(link, page))) stop();
  };
  const observer = new MutationObserver(move);
  const timer = setTimeout(stop, giveUpAfterMs);
  for (const action of userActions) addEventListener(action, stop, { passive: true });
  if (page) observer.observe(page, { childList: true, subtree: true });
  move();
  return stop;
}

/** Returns whether the link exists; focuses it unless the user has moved the focus. */
function restoreLink({ href, offsetTop }: FollowedLink, page: HTMLElement | null): boolean {
  const links = page?.querySelectorAll<HTMLElement>('main a[href]') ?? [];
  const link = [...links].find((each) => each.getAttribute('href') === href);
  if (!link) return false;
  root().scrollTop += offsetTopOf(link) - offsetTop;
  if (document.activeElement?.matches('body, h1')) link.focus({ preventScroll: true });
  return true;
}
