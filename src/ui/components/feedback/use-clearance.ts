import { type RefObject, useLayoutEffect } from 'react';

/** Keeps what stands at the bottom above the buttons for what is done next, however high they are. */
export function useClearance(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const actions = document.querySelector('[data-actions]');
    const measure = () => {
      const clearance = actions ? Math.max(0, innerHeight - actions.getBoundingClientRect().top) : 0;
      region.current?.style.setProperty('--clearance', `${clearance}px`);
    };
    measure();
    if (!actions) return;
    const watch = new ResizeObserver(measure);
    watch.observe(actions);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  });
}
