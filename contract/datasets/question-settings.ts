import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list, orNull, picklistOr, text, wholeNumber } from '../schemas.ts';

export const wireOptionsOrders = ['natural', 'suggestion'] as const;

/** `color` is present only if the server has the feature `colours`. */
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
    options_order: picklistOr(wireOptionsOrders, 'natural'),
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

/** Updates may omit the options. */
export interface WithOptions {
  readonly options?: readonly { readonly value: string | number }[] | undefined;
}

const valuesOf = ({ options = [] }: WithOptions) => options.map(({ value }) => value);
const areUnique = (settings: WithOptions) => new Set(valuesOf(settings)).size === valuesOf(settings).length;
function uniqueMessage({ input }: { readonly input: WithOptions }) {
  const values = valuesOf(input);
  const twice = new Set(values.filter((value, index) => values.indexOf(value) < index));
  const written = [...twice].map((value) => (typeof value === 'string' ? `'${value}'` : value));
  return `Option values must be unique, found duplicates: {${written.join(', ')}}`;
}

const labels = list(newOption, wireLimits.labelOptions);
const spanLabels = list(newOption, wireLimits.spanOptions);
const ranks = list(newOption, wireLimits.rankingOptions);
const ratings = list(v.object({ value: wholeNumber(wireLimits.rating) }), wireLimits.ratingOptions);
const newVisibleOptions = orNull(wholeNumber(wireLimits.visibleOptions));

export interface WithVisibleOptions {
  readonly visible_options: number | null;
  readonly options: readonly unknown[];
}
const showsNoMoreThanAll = ({ visible_options, options }: WithVisibleOptions) =>
  visible_options === null || visible_options <= options.length;
const visibleMessage = ({ input }: { readonly input: WithVisibleOptions }) =>
  `the value for 'visible_options' must be less or equal to the number of items in 'options' (${input.options.length})`;

export const wireNewQuestionSettings = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.optional(v.boolean(), false) }),
  v.pipe(
    v.object({ type: v.literal('rating'), options: ratings }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({ type: v.literal('label_selection'), options: labels, visible_options: newVisibleOptions }),
    v.check((settings) => areUnique(settings), uniqueMessage),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('multi_label_selection'),
      options: labels,
      visible_options: newVisibleOptions,
      options_order: v.optional(v.picklist(wireOptionsOrders), 'natural'),
    }),
    v.check((settings) => areUnique(settings), uniqueMessage),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
  v.pipe(
    v.object({ type: v.literal('ranking'), options: ranks }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('span'),
      field: text(wireLimits.name),
      options: spanLabels,
      visible_options: newVisibleOptions,
      allow_overlapping: v.optional(v.boolean(), false),
      allow_character_annotation: v.optional(v.boolean(), true),
    }),
    v.check((settings) => areUnique(settings), uniqueMessage),
    v.check((settings) => showsNoMoreThanAll(settings), visibleMessage),
  ),
]);

const changedVisibleOptions = v.exactOptional(v.nullable(wholeNumber(wireLimits.visibleOptions)));

/** Missing keys keep their values. The server checks that the type stays the same. */
export const wireQuestionSettingsUpdate = v.variant('type', [
  v.object({ type: v.literal('text'), use_markdown: v.exactOptional(v.boolean()) }),
  v.pipe(
    v.object({ type: v.literal('rating'), options: v.exactOptional(ratings) }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('label_selection'),
      options: v.exactOptional(labels),
      visible_options: changedVisibleOptions,
    }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('multi_label_selection'),
      options: v.exactOptional(labels),
      visible_options: changedVisibleOptions,
      options_order: v.exactOptional(v.picklist(wireOptionsOrders)),
    }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({ type: v.literal('ranking'), options: v.exactOptional(ranks) }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
  v.pipe(
    v.object({
      type: v.literal('span'),
      field: v.exactOptional(text(wireLimits.name)),
      options: v.exactOptional(spanLabels),
      visible_options: changedVisibleOptions,
      allow_overlapping: v.exactOptional(v.boolean()),
      allow_character_annotation: v.exactOptional(v.boolean()),
    }),
    v.check((settings) => areUnique(settings), uniqueMessage),
  ),
]);
