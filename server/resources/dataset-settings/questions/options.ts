import { readColour } from '#domain/shared/colour.ts';
import { unprocessable } from '../../shared/refusal.ts';

export type Settings = Readonly<Record<string, unknown>>;

export interface Option {
  readonly value: string | number;
  readonly text?: string;
  readonly color?: string | null;
}

export const optionsOf = (settings: Settings) =>
  Array.isArray(settings.options) ? (settings.options as readonly Option[]) : [];

export const valuesOf = (settings: Settings) => optionsOf(settings).map(({ value }) => value);

const isNotBlank = (text: string | number | undefined) => String(text).trim() !== '';

/** Users see added options, so these need a value and a text. */
export function checkAddedOptions(before: Settings, after: Settings) {
  const known = new Set(valuesOf(before));
  for (const { value, text } of optionsOf(after))
    if (!known.has(value) && !(isNotBlank(value) && isNotBlank(text)))
      throw unprocessable('added options must have a value and a text that are not blank');
}

/** Ignores old invalid colours, so that other changes remain possible. */
export function checkColours(before: Settings, after: Settings) {
  const earlier = new Map(optionsOf(before).map(({ value, color }) => [value, color]));
  for (const { value, color } of optionsOf(after))
    if (color != null && color !== earlier.get(value) && !readColour(color))
      throw unprocessable(
        `'${color}' is not a valid colour for option '${value}'. Use hsl(10, 50%, 50%), #rrggbb or #rgb`,
      );
}
