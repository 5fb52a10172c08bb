import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { Toggles } from '../shared/toggles.ts';
import { useShared } from '../shared/use-view-model.ts';
import styles from './transition.module.css';
import { usePlaces } from './use-places.ts';

/** Whether the page was navigated to, and is not the one that a visit begins with. */
export const ArrivedContext = createContext(false);

/** How the address was come to, which routes at a given location do not tell. */
export const ArrivalContext = createContext<NavigationType | undefined>(undefined);

const goesOut = { opacity: [1, 0] };
const duration = 90;

/** The transition `page`: the old page goes out, then the new one comes in. A new query is no new page. */
export function Transition({ children }: { readonly children: (location: Location) => ReactNode }) {
  const wanted = useLocation();
  const type = useNavigationType();
  const toggles = useShared(Toggles);
  const [hasArrived, setArrived] = useState(wanted.key !== 'default'); // so the router names the first entry
  const [shown, setShown] = useState(wanted);
  const page = useRef<HTMLDivElement>(null);
  const isLeaving = shown.pathname !== wanted.pathname;
  const location = isLeaving ? shown : wanted;
  usePlaces(wanted, shown, page);

  useEffect(() => {
    if (!isLeaving) setShown(wanted);
  }, [isLeaving, wanted]);

  useLayoutEffect(() => {
    const { current } = page;
    if (!isLeaving || !current) return;
    setArrived(true);
    if (!mayMove() || !toggles.isOn('transitions')) return setShown(wanted);
    const animation = current.animate(goesOut, { id: 'page', duration, fill: 'forwards' });
    animation.onfinish = () => setShown(wanted);
    return () => animation.cancel();
  }, [isLeaving, wanted, toggles]);

  return (
    <ArrivedContext value={hasArrived}>
      <div key={location.pathname} ref={page} className={styles.page} data-arrived={hasArrived} inert={isLeaving}>
        <ArrivalContext value={type}>{children(location)}</ArrivalContext>
      </div>
    </ArrivedContext>
  );
}

const mayMove = () => 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
