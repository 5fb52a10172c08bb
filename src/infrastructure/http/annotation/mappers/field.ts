import type { NewField } from '#application/ports/annotation/field-repository.ts';
import type { WireField, WireFieldSettings } from '#contract/datasets/field.ts';
import type { Field } from '#domain/annotation/field.ts';

export function toField({ id, name, title, required, settings, dataset_id: datasetId }: WireField): Field {
  const common = { id, name, title, required, datasetId };
  switch (settings.type) {
    case 'text':
    case 'chat':
      return { ...common, type: settings.type, settings: { useMarkdown: settings.use_markdown } };
    case 'image':
      return { ...common, type: settings.type, settings: {} };
    case 'custom':
      return {
        ...common,
        type: settings.type,
        settings: { template: settings.template, advancedMode: settings.advanced_mode },
      };
  }
}

export function toWireFieldSettings(field: NewField): WireFieldSettings {
  switch (field.type) {
    case 'text':
    case 'chat':
      return { type: field.type, use_markdown: field.settings.useMarkdown };
    case 'image':
      return { type: field.type };
    case 'custom':
      return { type: field.type, template: field.settings.template, advanced_mode: field.settings.advancedMode };
  }
}
