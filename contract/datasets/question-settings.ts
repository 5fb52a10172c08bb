import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list, orNull, text, whole, word } from '../parts.ts';

export const wireOptionsOrders = ['natural', 'suggestion'] as const;

/** `color` is there only where the server announces the feature `colours`. */
export const wireOption = v.object({
  value: v.string(),
  text: v.string(),
  description: orNull(v.string()),
  color: v.exactOptional(v.nullable(v.string())),
});
export type WireOption = v.InferOutput<typeof wireOption>;

const options = v.array(wireOption);
const visible_options = orNull(v.number());

export const wireQuestionSettings = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.optional(v.boolean(), false) }),
  v.object({ type: v.literal('rating'), options: v.array(v.object({ value: v.number() })) }),
  v.object({ type: v.literal('label_selection'), options, visible_options }),
  v.object({
    type: v.literal('multi_label_selection'),
    options,
    visible_options,
    options_order: word(wireOptionsOrders, 'natural'),
  }),
  v.object({ type: v.literal('ranking'), options }),
  v.object({
    type: v.literal('span'),
    field: v.string(),
    options,
    visible_options,
    allow_overlapping: v.optional(v.boolean(), false),
    allow_character_annotation: v.optional(v.boolean(), true),
  }),
]);
export type WireQuestionSettings = v.InferOutput<typeof wireQuestionSettings>;

const newOption = v.object({
  value: text(wireLimits.optionValue),
  text: text(wireLimits.optionText),
  description: orNull(text(wireLimits.optionDescription)),
  color: v.exactOptional(v.nullable(v.string())),
});

type Options = readonly { readonly value: string | number }[];

const areUnique = (options: Options) => new Set(options.map(({ value }) => value)).size === options.length;
function uniqueMessage({ input }: { readonly input: Options }) {
  const values = input.map(({ value }) => value);
  const twice = new Set(values.filter((value, index) => values.indexOf(value) < index));
  const written = [...twice].map((value) => (typeof value === 'string' ? `'${value}'` : value));
  return `Option values must be unique, found duplicates: {${written.join(', ')}}`;
}

/* @__NO_SIDE_EFFECTS__ */
function newOptions(limits: { readonly min: number; readonly max: number }) {
  return v.pipe(
    list(newOption, limits),
    v.check((options) => areUnique(options), uniqueMessage),
  );
}

const labels = newOptions(wireLimits.labelOptions);
const spanLabels = newOptions(wireLimits.spanOptions);
const ranks = newOptions(wireLimits.rankingOptions);
const ratings = v.pipe(
  list(v.object({ value: whole(wireLimits.rating) }), wireLimits.ratingOptions),
  v.check((options) => areUnique(options), uniqueMessage),
);
const newVisibleOptions = orNull(whole(wireLimits.visibleOptions));

export interface Choices {
  readonly visible_options: number | null;
  readonly options: readonly unknown[];
}
const showsNoMoreThanAll = ({ visible_options, options }: Choices) =>
  visible_options === null || visible_options <= options.length;
const visibleMessage = ({ input }: { readonly input: Choices }) =>
  `the value for 'visible_options' must be less or equal to the number of items in 'options' (${input.options.length})`;

export const wireNewQuestionSettings = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.optional(v.boolean(), false) }),
  v.object({ type: v.literal('rating'), options: ratings }),
  v.pipe(
    v.object({ type: v.literal('label_selection'), options: labels, visible_options: newVisibleOptions }),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('multi_label_selection'),
      options: labels,
      visible_options: newVisibleOptions,
      options_order: v.optional(v.picklist(wireOptionsOrders), 'natural'),
    }),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
  v.object({ type: v.literal('ranking'), options: ranks }),
  v.pipe(
    v.object({
      type: v.literal('span'),
      field: text(wireLimits.name),
      options: spanLabels,
      visible_options: newVisibleOptions,
      allow_overlapping: v.optional(v.boolean(), false),
      allow_character_annotation: v.optional(v.boolean(), true),
    }),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
]);

const changedVisibleOptions = v.exactOptional(v.nullable(whole(wireLimits.visibleOptions)));

/** What is left out stays as it is; that the type does not change, only the server can tell. */
export const wireQuestionSettingsUpdate = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.exactOptional(v.boolean()) }),
  v.object({ type: v.literal('rating'), options: v.exactOptional(ratings) }),
  v.object({
    type: v.literal('label_selection'),
    options: v.exactOptional(labels),
    visible_options: changedVisibleOptions,
  }),
  v.object({
    type: v.literal('multi_label_selection'),
    options: v.exactOptional(labels),
    visible_options: changedVisibleOptions,
    options_order: v.exactOptional(v.picklist(wireOptionsOrders)),
  }),
  v.object({ type: v.literal('ranking'), options: v.exactOptional(ranks) }),
  v.object({
    type: v.literal('span'),
    field: v.exactOptional(text(wireLimits.name)),
    options: v.exactOptional(spanLabels),
    visible_options: changedVisibleOptions,
    allow_overlapping: v.exactOptional(v.boolean()),
    allow_character_annotation: v.exactOptional(v.boolean()),
  }),
]);
