import { limits } from '../../shared/limits.ts';
import { type Panel, panels, type ResizablePart, resizableParts } from './panel-sizes.ts';

export interface Layout {
  /** In percent; a missing part has the default size. */
  readonly shares: { readonly [P in ResizablePart]?: number | undefined };
  readonly open: readonly Panel[];
}

/** Layouts by dataset id, the last changed one at the end. */
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

/** Drops the layouts that were changed longest ago. */
export function withLayout(layouts: Layouts, datasetId: string, layout: Layout): Layouts {
  const others = Object.entries(layouts).filter(([id]) => id !== datasetId);
  return Object.fromEntries([...others, [datasetId, layout] as const].slice(-limits.layout.maxStoredLayouts));
}

/** Parses stored data, which may come from another version. */
export const layoutsFrom = (stored: unknown): Layouts =>
  Object.fromEntries(Object.entries(Object(stored)).map(([datasetId, layout]) => [datasetId, layoutFrom(layout)]));

function layoutFrom(stored: unknown): Layout {
  const { shares, open }: { readonly shares?: unknown; readonly open?: unknown } = Object(stored);
  const known: Readonly<Record<string, unknown>> = Object(shares);
  return {
    shares: Object.fromEntries(
      resizableParts.filter((part) => Number.isFinite(known[part])).map((part) => [part, known[part]]),
    ),
    open: panels.filter((panel) => Array.isArray(open) && open.includes(panel)),
  };
}
