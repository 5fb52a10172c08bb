import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';

interface ScrollPosition {
  readonly top: number;
  /** The one in it that led away. */
  readonly link?: FollowedLink;
}

interface FollowedLink {
  readonly href: string | null;
  /** How far below the window's edge it was: what stands above it may have got another height. */
  readonly offsetTop: number;
}

/** For so long a page may take until it is as long as it was. */
const giveUpAfterMs = 10_000;

/** Whoever does something is where they want to be. */
const userActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const root = () => document.documentElement;

/** A page that somebody comes back to stands where it was left; every other begins at its top. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.current?.get(shown.key) : undefined;
    if (!position) root().scrollTop = 0;
    return position && restore(position, page.current);
  }, [shown.pathname]);

  useEffect(() => {
    history.scrollRestoration = 'manual'; // the browser's would be of the page that is about to go
    addEventListener('scrollend', storeInHistory);
    return () => removeEventListener('scrollend', storeInHistory);
  }, []);
}

/** With the entry of the history, which outlives a reload, also where nothing can be stored. */
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

/** As soon as enough of the page is there; it may still be on its way. */
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

/** Tells whether the link is there; a focus that somebody has moved on is left alone. */
function restoreLink({ href, offsetTop }: FollowedLink, page: HTMLElement | null): boolean {
  const links = page?.querySelectorAll<HTMLElement>('main a[href]') ?? [];
  const link = [...links].find((each) => each.getAttribute('href') === href);
  if (!link) return false;
  root().scrollTop += offsetTopOf(link) - offsetTop;
  if (document.activeElement?.matches('body, h1')) link.focus({ preventScroll: true });
  return true;
}
