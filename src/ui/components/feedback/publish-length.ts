/** Custom properties that other parts of the page use to keep clear of the element. */
type LengthProperty = '--actions-reach' | '--ahead-height' | '--uploads-height';

/**
 * Returns a ref that sets a custom property of the document to a length of its element, until the element is removed.
 */
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
