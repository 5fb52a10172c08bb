import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { Toggles } from '../shared/toggles.ts';
import { useShared } from '../shared/use-view-model.ts';
import styles from './page-transition.module.css';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** False on the page that a visit starts with. */
export const NavigatedContext = createContext(false);

/** The type of the latest navigation; `useNavigationType` does not return it below routes with an explicit location. */
export const NavigationTypeContext = createContext<NavigationType | undefined>(undefined);

const fadeOut = { opacity: [1, 0] };
const fadeOutMs = 90;

/** Fades the old page out, then the new one in. A new query alone starts no transition. */
export function PageTransition({ children }: { readonly children: (location: Location) => ReactNode }) {
  const target = useLocation();
  const type = useNavigationType();
  const toggles = useShared(Toggles);
  const [wasNavigated, setNavigated] = useState(target.key !== 'default'); // the router names the first entry `default`
  const [shown, setShown] = useState(target);
  const page = useRef<HTMLDivElement>(null);
  const isLeaving = shown.pathname !== target.pathname;
  const location = isLeaving ? shown : target;
  useScrollRestoration(target, shown, page);

  useEffect(() => {
    if (!isLeaving) setShown(target);
  }, [isLeaving, target]);

  useLayoutEffect(() => {
    const { current } = page;
    if (!isLeaving || !current) return;
    setNavigated(true);
    if (!mayAnimate() || !toggles.isOn('transitions')) return setShown(target);
    const animation = current.animate(fadeOut, { id: 'page', duration: fadeOutMs, fill: 'forwards' });
    animation.onfinish = () => setShown(target);
    return () => animation.cancel();
  }, [isLeaving, target, toggles]);

  return (
    <NavigatedContext value={wasNavigated}>
      <div key={location.pathname} ref={page} className={styles.page} data-navigated={wasNavigated} inert={isLeaving}>
        <NavigationTypeContext value={type}>{children(location)}</NavigationTypeContext>
      </div>
    </NavigatedContext>
  );
}

const mayAnimate = () => 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
