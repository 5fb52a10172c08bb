import { limits } from '../../shared/limits.ts';
import { type Panel, panels, type ResizablePart, resizableParts } from './panel-sizes.ts';

/** How a person has divided the screen of a dataset. */
export interface Layout {
  /** In percent; what is left out is as large as it is for everybody. */
  readonly shares: { readonly [P in ResizablePart]?: number | undefined };
  readonly open: readonly Panel[];
}

/** By dataset, the one that was changed last at the end. */
export type Layouts = Readonly<Record<string, Layout>>;

const defaultLayout: Layout = { shares: {}, open: [] };

export const layoutOf = (layouts: Layouts, datasetId: string): Layout =>
  (Object.hasOwn(layouts, datasetId) && layouts[datasetId]) || defaultLayout;

export const withShare = (layout: Layout, part: ResizablePart, share: number | undefined): Layout => ({
  ...layout,
  shares: { ...layout.shares, [part]: share },
});

export const withOpen = (layout: Layout, panel: Panel, isOpen: boolean): Layout => ({
  ...layout,
  open: panels.filter((each) => (each === panel ? isOpen : layout.open.includes(each))),
});

/** Those of datasets that nobody has opened for long are forgotten. */
export function withLayout(layouts: Layouts, datasetId: string, layout: Layout): Layouts {
  const others = Object.entries(layouts).filter(([id]) => id !== datasetId);
  return Object.fromEntries([...others, [datasetId, layout] as const].slice(-limits.layout.maxStoredLayouts));
}

/** What was kept may be of any age, and from anybody. */
export const layoutsFrom = (kept: unknown): Layouts =>
  Object.fromEntries(Object.entries(Object(kept)).map(([datasetId, layout]) => [datasetId, layoutFrom(layout)]));

function layoutFrom(kept: unknown): Layout {
  const { shares, open }: { readonly shares?: unknown; readonly open?: unknown } = Object(kept);
  const known: Readonly<Record<string, unknown>> = Object(shares);
  return {
    shares: Object.fromEntries(
      resizableParts.filter((part) => Number.isFinite(known[part])).map((part) => [part, known[part]]),
    ),
    open: panels.filter((panel) => Array.isArray(open) && open.includes(panel)),
  };
}
