import { limits } from '../../shared/limits.ts';
import { type Panel, panels, type ResizablePart, resizableParts } from './panel-sizes.ts';

export const formPlaces = ['beside', 'below'] as const;
export const fieldOrders = ['stacked', 'columns'] as const;

/** Position of the form relative to the record, and of fields relative to each other. */
export interface Arrangement {
  readonly form: (typeof formPlaces)[number];
  readonly fields: (typeof fieldOrders)[number];
}

export const bulkViews = ['cards', 'table'] as const;

/** How the bulk view lists records. */
export interface BulkLayout {
  readonly view: (typeof bulkViews)[number];
  /** Ids of the columns of the table; undefined until the user has chosen some. */
  readonly columns: readonly string[] | undefined;
}

export interface Layout {
  readonly bulk: BulkLayout;
  readonly arrangement: Arrangement;
  /** In percent; a missing part has the default size. */
  readonly shares: { readonly [P in ResizablePart]?: number | undefined };
  readonly open: readonly Panel[];
}

/** Layouts by dataset id, the last changed one at the end. */
export type Layouts = Readonly<Record<string, Layout>>;

const defaultLayout: Layout = {
  arrangement: { form: 'beside', fields: 'stacked' },
  bulk: { view: 'cards', columns: undefined },
  shares: {},
  open: [],
};

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

export const withArrangement = (layout: Layout, arrangement: Partial<Arrangement>): Layout => ({
  ...layout,
  arrangement: { ...layout.arrangement, ...arrangement },
});

export const withBulkLayout = (layout: Layout, bulk: Partial<BulkLayout>): Layout => ({
  ...layout,
  bulk: { ...layout.bulk, ...bulk },
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
  const { arrangement, bulk, shares, open }: { readonly [P in keyof Layout]?: unknown } = Object(stored);
  const { form, fields }: { readonly [P in keyof Arrangement]?: unknown } = Object(arrangement);
  const { view, columns }: { readonly [P in keyof BulkLayout]?: unknown } = Object(bulk);
  const known: Readonly<Record<string, unknown>> = Object(shares);
  return {
    arrangement: {
      form: formPlaces.find((place) => place === form) ?? defaultLayout.arrangement.form,
      fields: fieldOrders.find((order) => order === fields) ?? defaultLayout.arrangement.fields,
    },
    bulk: {
      view: bulkViews.find((each) => each === view) ?? defaultLayout.bulk.view,
      columns: Array.isArray(columns) ? columns.filter((each) => typeof each === 'string') : undefined,
    },
    shares: Object.fromEntries(
      resizableParts.filter((part) => Number.isFinite(known[part])).map((part) => [part, known[part]]),
    ),
    open: panels.filter((panel) => Array.isArray(open) && open.includes(panel)),
  };
}
