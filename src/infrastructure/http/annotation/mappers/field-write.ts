import type { NewField } from '#application/ports/annotation/field-repository.ts';
import type { WireFieldSettings } from '#contract/datasets/field.ts';

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
