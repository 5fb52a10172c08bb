import type { NewQuestion } from '#application/ports/annotation/question-repository.ts';
import type { WireQuestion } from '#contract/datasets/question.ts';
import type { WireOption } from '#contract/datasets/question-settings.ts';
import type { Option, Question } from '#domain/annotation/question.ts';

export function toQuestion({ settings, ...wire }: WireQuestion): Question {
  const { id, name, title, required } = wire;
  const common = { id, name, title, required, description: wire.description ?? undefined, datasetId: wire.dataset_id };
  switch (settings.type) {
    case 'text':
      return { ...common, type: settings.type, settings: { useMarkdown: settings.use_markdown } };
    case 'rating':
      return { ...common, type: settings.type, settings: { options: settings.options.map(({ value }) => value) } };
    case 'ranking':
      return { ...common, type: settings.type, settings: { options: settings.options.map(toOption) } };
    case 'label_selection':
      return { ...common, type: settings.type, settings: toChoices(settings) };
    case 'multi_label_selection':
      return {
        ...common,
        type: settings.type,
        settings: { ...toChoices(settings), optionsOrder: settings.options_order },
      };
    case 'span':
      return {
        ...common,
        type: settings.type,
        settings: {
          ...toChoices(settings),
          field: settings.field,
          allowOverlapping: settings.allow_overlapping,
          allowCharacterAnnotation: settings.allow_character_annotation,
        },
      };
  }
}

interface WireChoices {
  readonly options: readonly WireOption[];
  readonly visible_options: number | null;
}

const toChoices = ({ options, visible_options }: WireChoices) => ({
  options: options.map(toOption),
  visibleOptions: visible_options ?? undefined,
});

const toOption = ({ value, text, description, color }: WireOption): Option => ({
  value,
  text,
  description: description ?? undefined,
  colour: color ?? undefined,
});

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

/** Sends the number of visible options only if the admin set one. */
const toWireChoices = ({ options, visibleOptions }: Choices) => ({
  options: options.map(toWireOption),
  ...(visibleOptions !== undefined && { visible_options: visibleOptions }),
});

/** Sends a colour only if there is one: Argilla does not know the key. */
const toWireOption = ({ value, text, description, colour }: Option) => ({
  value,
  text,
  description: description ?? null,
  ...(colour !== undefined && { color: colour }),
});
