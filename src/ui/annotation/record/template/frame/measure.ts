import { GrowthGuard } from './growth-guard.ts';

/** Height of the content, including overflow of elements with a fixed height. */
export function heightOf({ documentElement: root }: Document): number {
  return root.scrollHeight > innerHeight ? root.scrollHeight : root.getBoundingClientRect().height;
}

export function watchHeight(document: Document, report: (height: number) => void): () => void {
  const growth = new GrowthGuard();
  let width = innerWidth;
  const measure = () => {
    if (innerWidth !== width) growth.reset();
    width = innerWidth;
    const height = heightOf(document);
    if (growth.shouldReport(height)) report(height);
  };
  const mutations = new MutationObserver(() => {
    growth.reset();
    measure();
  });
  const sizes = new ResizeObserver(measure);
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
