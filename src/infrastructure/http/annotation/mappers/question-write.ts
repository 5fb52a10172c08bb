import type { NewQuestion } from '#application/ports/annotation/question-writer.ts';
import type { WireShownSuggestions } from '#contract/datasets/question.ts';
import type { Option, SuggestionsShown } from '#domain/annotation/question.ts';

const shownWords = { 'after-answer': 'after_answer', never: 'never', always: 'always' } as const;

export const toWireShown = (shown: SuggestionsShown = 'always'): WireShownSuggestions =>
  typeof shown === 'object'
    ? { suggestions_shown: 'on_share', share: shown.share }
    : { suggestions_shown: shownWords[shown] };

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
