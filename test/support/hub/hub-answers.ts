import { statisticsOf } from './hub-statistics.ts';
import { type HubTable, type HubTables, tableAt } from './hub-table.ts';

const pageLength = 100;

export interface HubAnswer {
  readonly status: number;
  readonly body: object;
}

type Answering = (tables: HubTables, query: URLSearchParams) => HubAnswer;

const none: HubAnswer = { status: 404, body: { error: 'The dataset does not exist, or is not public.' } };

const unless = (table: HubTable | undefined, answer: (table: HubTable) => object): HubAnswer =>
  table ? { status: 200, body: answer(table) } : none;

const numbered = (features: HubTable['features']) =>
  features.map((feature, feature_idx) => ({ feature_idx, ...feature }));

const rowsFrom = ({ rows }: HubTable, offset: number, length: number) =>
  rows
    .slice(offset, offset + length)
    .map((row, index) => ({ row_idx: offset + index, row, truncated_cells: [] as const }));

function subsetsOf(tables: HubTables, dataset: string) {
  const subsets = new Map<string, [string, HubTable][]>();
  for (const [key, table] of tables) {
    if (!key.startsWith(`${dataset}/`)) continue;
    const [subset = '', split = ''] = key.slice(dataset.length + 1).split('/');
    subsets.set(subset, [...(subsets.get(subset) ?? []), [split, table]]);
  }
  return subsets;
}

function configOf(dataset: string, name: string, splits: readonly [string, HubTable][]) {
  const features = splits[0]?.[1].features ?? [];
  return {
    description: '',
    citation: '',
    homepage: '',
    license: '',
    features: Object.fromEntries(features.map((feature) => [feature.name, feature.type])),
    builder_name: 'parquet',
    dataset_name: dataset.slice(dataset.indexOf('/') + 1),
    config_name: name,
    version: { version_str: '0.0.0', major: 0, minor: 0, patch: 0 },
    splits: Object.fromEntries(
      splits.map(([split, { rows }]) => [
        split,
        { name: split, num_bytes: 1000, num_examples: rows.length, dataset_name: null },
      ]),
    ),
  };
}

function info(tables: HubTables, query: URLSearchParams): HubAnswer {
  const dataset = query.get('dataset') ?? '';
  const subsets = [...subsetsOf(tables, dataset)];
  if (subsets.length === 0) return none;
  const configs = subsets.map(([name, splits]) => [name, configOf(dataset, name, splits)]);
  return { status: 200, body: { dataset_info: Object.fromEntries(configs), pending: [], failed: [], partial: false } };
}

const firstRows: Answering = (tables, query) =>
  unless(tableAt(tables, query), (table) => ({
    dataset: query.get('dataset'),
    config: query.get('config'),
    split: query.get('split'),
    features: numbered(table.features),
    rows: rowsFrom(table, 0, pageLength),
    truncated: table.rows.length > pageLength,
  }));

function rows(tables: HubTables, query: URLSearchParams): HubAnswer {
  const length = Number(query.get('length') ?? pageLength);
  if (length > pageLength)
    return { status: 422, body: { error: `Parameter 'length' must not be greater than ${pageLength}` } };
  return unless(tableAt(tables, query), (table) => ({
    features: numbered(table.features),
    rows: rowsFrom(table, Number(query.get('offset')), length),
    num_rows_total: table.rows.length,
    num_rows_per_page: pageLength,
    partial: false,
  }));
}

export const hubAnswers: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['/info', info],
  ['/statistics', (tables, query) => unless(tableAt(tables, query), statisticsOf)],
  ['/first-rows', firstRows],
  ['/rows', rows],
]);
