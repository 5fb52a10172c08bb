import type { NewMetadataProperty } from '#application/ports/datasets/metadata-property-repository.ts';
import type {
  WireMetadataMetrics,
  WireMetadataProperty,
  WireMetadataPropertyCreate,
  WireMetadataSettings,
} from '#contract/datasets/metadata-property.ts';
import type { MetadataMetric, MetadataProperty, MetadataSettings } from '#domain/datasets/metadata-property.ts';

export const toMetadataProperty = (wire: WireMetadataProperty): MetadataProperty => ({
  id: wire.id,
  name: wire.name,
  title: wire.title,
  datasetId: wire.dataset_id,
  settings: toSettings(wire.settings),
  visibleForAnnotators: wire.visible_for_annotators,
});

export const toMetric = (wire: WireMetadataMetrics): MetadataMetric =>
  wire.type === 'terms' ? { type: 'terms', terms: wire.values } : { type: wire.type, ...toBounds(wire) };

const toSettings = (wire: WireMetadataSettings): MetadataSettings =>
  wire.type === 'terms' ? { type: 'terms', values: wire.values?.map(String) } : { type: wire.type, ...toBounds(wire) };

/** Visibility is sent only if it is known. */
export function toWireProperty(property: NewMetadataProperty): WireMetadataPropertyCreate {
  const { name, title, settings, visibleForAnnotators } = property;
  const visible = visibleForAnnotators === undefined ? {} : { visible_for_annotators: visibleForAnnotators };
  return { name, title, settings: toWireSettings(settings), ...visible };
}

/** Omits bounds if the lower one is not below the upper one. */
export function toWireSettings(settings: NewMetadataProperty['settings']): WireMetadataPropertyCreate['settings'] {
  const { type } = settings;
  if ('values' in settings && settings.values && settings.values.length > 0)
    return { type: 'terms', values: [...settings.values] };
  if (type === 'terms' || !('min' in settings)) return { type };
  const { min, max } = settings;
  return min !== undefined && max !== undefined && min < max ? { type, min, max } : { type };
}

const toBounds = ({ min, max }: { readonly min: number | null; readonly max: number | null }) => ({
  min: min ?? undefined,
  max: max ?? undefined,
});
