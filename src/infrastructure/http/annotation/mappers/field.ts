import type { WireField } from '#contract/datasets/field.ts';
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
