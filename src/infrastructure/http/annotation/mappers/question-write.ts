import type { NewQuestion } from '#application/ports/annotation/question-repository.ts';
import type { Option } from '#domain/annotation/question.ts';

export function toWireQuestionSettings({ type, settings }: NewQuestion) {
  switch (type) {
    case 'text':
      return { type, use_markdown: settings.useMarkdown };
    case 'rating':
      return { type, options: settings.options.map((value) => ({ value })) };
    case 'ranking':
      return { type, options: settings.options.map(toWireOption) };
    case 'label_selection':
      return { type, ...toWireChoices(settings) };
    case 'multi_label_selection':
      return { type, ...toWireChoices(settings), options_order: settings.optionsOrder };
    case 'span':
      return {
        type,
        ...toWireChoices(settings),
        field: settings.field,
        allow_overlapping: settings.allowOverlapping,
        allow_character_annotation: settings.allowCharacterAnnotation,
      };
  }
}

interface Choices {
  readonly options: readonly Option[];
  readonly visibleOptions: number | undefined;
}

/** How many options are visible is sent only if it was chosen. */
const toWireChoices = ({ options, visibleOptions }: Choices) => ({
  options: options.map(toWireOption),
  ...(visibleOptions !== undefined && { visible_options: visibleOptions }),
});

/** A colour is sent only where there is one: not every server knows of them. */
const toWireOption = ({ value, text, description, colour }: Option) => ({
  value,
  text,
  description: description ?? null,
  ...(colour !== undefined && { color: colour }),
});
