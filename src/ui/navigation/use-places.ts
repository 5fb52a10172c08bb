import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';

interface Place {
  readonly top: number;
  /** The one in it that led away. */
  readonly link?: Followed;
}

interface Followed {
  readonly href: string | null;
  /** How far below the window's edge it was: what stands above it may have got another height. */
  readonly below: number;
}

/** For so long a page may take until it is as long as it was. */
const patience = 10_000;

/** Whoever does something is where they want to be. */
const doings = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const root = () => document.documentElement;

/** A page that somebody comes back to stands where it was left; every other begins at its top. */
export function usePlaces(wanted: Location, shown: Location, page: RefObject<HTMLElement | null>) {
  const type = useNavigationType();
  const places = useRef<Map<string, Place>>(undefined);
  places.current ??= new Map(kept(wanted));
  const latest = useRef(wanted);

  useLayoutEffect(() => {
    const { current: left } = latest;
    if (left.key !== wanted.key && left.pathname === shown.pathname) places.current?.set(left.key, here());
    latest.current = wanted;
  }, [wanted, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useLayoutEffect(() => {
    const place = type === 'POP' ? places.current?.get(shown.key) : undefined;
    if (!place) root().scrollTop = 0;
    return place && comeBackTo(place, page.current);
  }, [shown.pathname]);

  useEffect(() => {
    history.scrollRestoration = 'manual'; // the browser's would be of the page that is about to go
    addEventListener('scrollend', keep);
    return () => removeEventListener('scrollend', keep);
  }, []);
}

/** With the entry of the history, which outlives a reload, also where nothing can be stored. */
const keep = () => history.replaceState({ ...history.state, top: root().scrollTop }, '');

function kept({ key }: Location): readonly (readonly [string, Place])[] {
  const top: unknown = history.state?.top;
  return typeof top === 'number' ? [[key, { top }]] : [];
}

function here(): Place {
  const { activeElement: link } = document;
  const top = root().scrollTop;
  if (!link?.matches('main a[href]')) return { top };
  return { top, link: { href: link.getAttribute('href'), below: belowEdge(link) } };
}

const belowEdge = (element: Element) => element.getBoundingClientRect().top;

/** As soon as enough of the page is there; it may still be on its way. */
function comeBackTo({ top, link }: Place, page: HTMLElement | null): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const doing of doings) removeEventListener(doing, stop);
  };
  const move = () => {
    root().scrollTop = top;
    const isThere = Math.abs(root().scrollTop - top) <= 1;
    if (isThere && (!link || comeBackToLink(link, page))) stop();
  };
  const observer = new MutationObserver(move);
  const timer = setTimeout(stop, patience);
  for (const doing of doings) addEventListener(doing, stop, { passive: true });
  if (page) observer.observe(page, { childList: true, subtree: true });
  move();
  return stop;
}

/** Tells whether the link is there; a focus that somebody has moved on is left alone. */
function comeBackToLink({ href, below }: Followed, page: HTMLElement | null): boolean {
  const links = page?.querySelectorAll<HTMLElement>('main a[href]') ?? [];
  const link = [...links].find((each) => each.getAttribute('href') === href);
  if (!link) return false;
  root().scrollTop += belowEdge(link) - below;
  if (document.activeElement?.matches('body, h1')) link.focus({ preventScroll: true });
  return true;
}
