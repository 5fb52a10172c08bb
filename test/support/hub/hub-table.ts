export interface HubTable {
  readonly features: readonly { readonly name: string; readonly type: unknown }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Tables by `name/subset/split`. */
export type HubTables = ReadonlyMap<string, HubTable>;

export const text = { dtype: 'string', _type: 'Value' };
export const whole = { dtype: 'int64', _type: 'Value' };
export const decimal = { dtype: 'float32', _type: 'Value' };
export const image = { _type: 'Image' };
export const labels = (...names: readonly string[]) => ({ names, _type: 'ClassLabel' });
export const listOf = (feature: unknown) => ({ feature, _type: 'List' });

export const tableOf = (columns: Readonly<Record<string, unknown>>, rows: HubTable['rows']): HubTable => ({
  features: Object.entries(columns).map(([name, type]) => ({ name, type })),
  rows,
});

export const tableAt = (tables: HubTables, query: URLSearchParams) =>
  tables.get(`${query.get('dataset')}/${query.get('config')}/${query.get('split')}`);
