import * as v from 'valibot';
import { wireNewQuestionSettings, type wireQuestionSettingsUpdate } from '#contract/datasets/question-settings.ts';
import { pythonRepr } from '../../responses/checking/python-text.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { AppDeps } from '../../shared/route.ts';
import { checkAddedOptions, checkColours, type Settings, valuesOf } from './options.ts';

type Update = v.InferOutput<typeof wireQuestionSettingsUpdate>;
type Speaks = AppDeps['speaks'];

/** Existing answers stay valid when options are added to these. */
const extensibleTypes: readonly unknown[] = ['label_selection', 'multi_label_selection', 'span'];

function onlyAdds(before: Settings, after: Settings) {
  const remaining = new Set(valuesOf(after));
  return extensibleTypes.includes(before.type) && valuesOf(before).every((value) => remaining.has(value));
}

/** Order and texts may change, values may not: answers refer to them. */
function checkSame(before: Settings, after: Settings) {
  const [expected, got] = [valuesOf(before).sort(), valuesOf(after).sort()];
  if (expected.length !== got.length)
    throw unprocessable(`the number of options cannot be modified. expected ${expected.length} but got ${got.length}`);
  const unexpected = got.filter((value, index) => value !== expected[index]);
  if (unexpected.length > 0)
    throw unprocessable(
      `the option values cannot be modified. found unexpected option values: ${pythonRepr(unexpected)}`,
    );
}

/** Argilla servers neither add options nor check colours. */
function checkOptions(before: Settings, after: Settings, speaks: Speaks) {
  if (speaks === 'argilla') return checkSame(before, after);
  if (!onlyAdds(before, after)) checkSame(before, after);
  checkAddedOptions(before, after);
  checkColours(before, after);
}

function checkOverlapping(before: Settings, after: Settings) {
  if (before.allow_overlapping === true && after.allow_overlapping === false)
    throw unprocessable("'allow_overlapping' can't be disabled because responses may become inconsistent");
}

/** The field of a span question never changes. */
export function updatedSettings(before: Settings, update: Update, speaks: Speaks): Settings {
  if (update.type !== before.type)
    throw unprocessable(`question type cannot be changed. expected '${before.type}' but got '${update.type}'`);
  const after = { ...before, ...update, ...(before.type === 'span' && { field: before.field }) };
  checkOptions(before, after, speaks);
  checkOverlapping(before, after);
  const whole = v.safeParse(wireNewQuestionSettings, after);
  if (!whole.success) throw unprocessable(whole.issues[0].message);
  return whole.output;
}
