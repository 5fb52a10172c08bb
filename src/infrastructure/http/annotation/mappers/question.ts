import type { WireQuestion } from '#contract/datasets/question.ts';
import type { WireOption } from '#contract/datasets/question-settings.ts';
import type { Option, Question, SuggestionsShown } from '#domain/annotation/question.ts';

function toShown({ postil }: Pick<WireQuestion, 'postil'>): SuggestionsShown | undefined {
  if (postil?.suggestions_shown === 'on_share') return { share: postil.share };
  return postil?.suggestions_shown === 'after_answer' ? 'after-answer' : postil?.suggestions_shown;
}

export function toQuestion({ settings, ...wire }: WireQuestion): Question {
  const { id, name, title, required } = wire;
  const shown = toShown(wire);
  const common = {
    id,
    name,
    title,
    required,
    description: wire.description ?? undefined,
    datasetId: wire.dataset_id,
    ...(shown && { suggestionsShown: shown }),
  };
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
