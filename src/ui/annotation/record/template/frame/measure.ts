import { Growth } from './growth.ts';

/** How high the content is; what overflows a content of fixed height counts too. */
export function heightOf({ documentElement: root }: Document): number {
  return root.scrollHeight > innerHeight ? root.scrollHeight : root.getBoundingClientRect().height;
}

/** Tells the height of the document whenever it changes. */
export function watchHeight(document: Document, tell: (height: number) => void): () => void {
  const growth = new Growth();
  let width = innerWidth;
  const look = () => {
    if (innerWidth !== width) growth.changed();
    width = innerWidth;
    const height = heightOf(document);
    if (growth.hears(height)) tell(height);
  };
  const mutations = new MutationObserver(() => {
    growth.changed();
    look();
  });
  const sizes = new ResizeObserver(look);
  mutations.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  sizes.observe(document.documentElement);
  if (document.body) sizes.observe(document.body);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
  };
}
