import * as v from 'valibot';
import { wireNewQuestionSettings, type wireQuestionSettingsUpdate } from '#contract/datasets/question-settings.ts';
import { written } from '../../responses/checking/python-text.ts';
import { unprocessable } from '../../shared/refusal.ts';

type Settings = Readonly<Record<string, unknown>>;
type Update = v.InferOutput<typeof wireQuestionSettingsUpdate>;

interface Option {
  readonly value: string | number;
}

const optionsOf = (settings: Settings) =>
  Array.isArray(settings.options) ? (settings.options as readonly Option[]) : [];
const sortedValues = (settings: Settings) =>
  optionsOf(settings)
    .map(({ value }) => value)
    .sort();

/** Options may be put in another order and get other texts; what was answered with them must stay valid. */
function checkOptions(before: Settings, after: Settings) {
  const [expected, got] = [sortedValues(before), sortedValues(after)];
  if (expected.length !== got.length)
    throw unprocessable(`the number of options cannot be modified. expected ${expected.length} but got ${got.length}`);
  const unexpected = got.filter((value, index) => value !== expected[index]);
  if (unexpected.length > 0)
    throw unprocessable(`the option values cannot be modified. found unexpected option values: ${written(unexpected)}`);
}

function checkOverlapping(before: Settings, after: Settings) {
  if (before.allow_overlapping === true && after.allow_overlapping === false)
    throw unprocessable("'allow_overlapping' can't be disabled because responses may become inconsistent");
}

/** The settings of a question after an update; the field of a span question never changes. */
export function updatedSettings(before: Settings, update: Update): Settings {
  if (update.type !== before.type)
    throw unprocessable(`question type cannot be changed. expected '${before.type}' but got '${update.type}'`);
  const after = { ...before, ...update, ...(before.type === 'span' && { field: before.field }) };
  checkOptions(before, after);
  checkOverlapping(before, after);
  const whole = v.safeParse(wireNewQuestionSettings, after);
  if (!whole.success) throw unprocessable(whole.issues[0].message);
  return whole.output;
}
