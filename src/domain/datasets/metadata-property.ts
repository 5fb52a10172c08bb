export type MetadataSettings =
  | { readonly type: 'terms'; readonly values: readonly string[] | undefined }
  | { readonly type: 'integer' | 'float'; readonly min: number | undefined; readonly max: number | undefined };

export interface MetadataProperty {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly datasetId: string;
  readonly settings: MetadataSettings;
  readonly visibleForAnnotators: boolean;
}

export type MetadataMetric =
  | { readonly type: 'terms'; readonly terms: readonly TermCount[] }
  | { readonly type: 'integer' | 'float'; readonly min: number | undefined; readonly max: number | undefined };

export interface TermCount {
  readonly term: string;
  readonly count: number;
}

/** The settings lack values or bounds, so a filter needs those of the records. */
export function needsMetric({ settings }: MetadataProperty): boolean {
  if (settings.type === 'terms') return settings.values === undefined || settings.values.length === 0;
  return settings.min === undefined || settings.max === undefined;
}

export function withMetric(property: MetadataProperty, metric: MetadataMetric): MetadataProperty {
  const { settings } = property;
  if (settings.type === 'terms') {
    return metric.type === 'terms' && needsMetric(property)
      ? { ...property, settings: { type: 'terms', values: metric.terms.map(({ term }) => term) } }
      : property;
  }
  if (metric.type === 'terms') return property;
  return {
    ...property,
    settings: { ...settings, min: settings.min ?? metric.min, max: settings.max ?? metric.max },
  };
}

/** Step of a number input. */
export const stepOf = (type: 'integer' | 'float'): number => (type === 'integer' ? 1 : 0.01);
