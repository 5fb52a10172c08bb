import type { WireAnswerValue, WireSpan } from '#contract/annotation/answer-value.ts';
import type { WireQuestionSettings } from '#contract/datasets/question-settings.ts';
import { unprocessable } from '../../shared/refusal.ts';
import { pythonRepr, pythonType } from './python-text.ts';

type SpanSettings = Extract<WireQuestionSettings, { type: 'span' }>;

const isSpan = (item: unknown): item is WireSpan => typeof item === 'object' && item !== null && 'start' in item;

/** In code points, as in Python. */
function lengthOf(text: string) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

function checkOffsets({ start, end }: WireSpan, field: string, length: number) {
  const of = `record field \`${field}\` length that is \`${length}\``;
  if (start >= length) throw unprocessable(`span question response value \`start\` must have a value lower than ${of}`);
  if (end > length)
    throw unprocessable(`span question response value \`end\` must have a value lower or equal than ${of}`);
}

function checkLabel({ label }: WireSpan, { options }: SpanSettings) {
  const labels = options.map(({ value }) => value);
  if (!labels.includes(label))
    throw unprocessable(
      `undefined label ${pythonRepr(label)} for span question.\nValid labels are: ${pythonRepr(labels)}`,
    );
}

/** Comparing neighbours by start is enough until the first overlap. */
function checkOverlap(spans: readonly WireSpan[]) {
  const byStart = spans.map((span, index) => ({ ...span, index })).sort((a, b) => a.start - b.start);
  byStart.forEach((span, index) => {
    const before = byStart[index - 1];
    if (before && before.end > span.start)
      throw unprocessable(
        `overlapping values found between spans at index idx=${Math.min(before.index, span.index)} and idx=${Math.max(before.index, span.index)}`,
      );
  });
}

export function checkSpans(
  value: WireAnswerValue,
  settings: SpanSettings,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (!Array.isArray(value)) throw unprocessable(`span question expects a list of values, found ${pythonType(value)}`);
  const spans = value.filter(isSpan);
  if (spans.length < value.length)
    throw unprocessable('span question expects a list of values with `label`, `start` and `end`');
  if (spans.length === 0) return;
  const text = Object.hasOwn(fields, settings.field) ? fields[settings.field] : undefined;
  if (typeof text !== 'string')
    throw unprocessable(`span question requires record to have field \`${settings.field}\``);
  const length = lengthOf(text);
  for (const span of spans) {
    checkLabel(span, settings);
    checkOffsets(span, settings.field, length);
  }
  if (!settings.allow_overlapping) checkOverlap(spans);
}
