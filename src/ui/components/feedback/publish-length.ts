/** What other parts of the page keep clear of. */
type LengthProperty = '--actions-reach' | '--uploads-height';

/** A ref that publishes a length of its element as a property of the page, for as long as the element is there. */
export const publishLength =
  (property: LengthProperty, measure: (element: HTMLElement) => number) => (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(property, `${Math.max(0, measure(element))}px`);
    const sizes = new ResizeObserver(publish);
    sizes.observe(element);
    sizes.observe(document.body);
    addEventListener('resize', publish);
    publish();
    return () => {
      sizes.disconnect();
      removeEventListener('resize', publish);
      style.removeProperty(property);
    };
  };
