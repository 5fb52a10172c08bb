import type { WireFieldSettings } from '#contract/datasets/field.ts';
import type { WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import { isObject } from '#contract/schemas.ts';
import { conversationOf } from '#domain/creation/source/conversation.ts';

// Values that cannot be converted become null, or stay unchanged for the checks to reject.

export function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const asPicture = (value: unknown) => (isObject(value) ? (value.src ?? null) : value);

const asObject = (value: unknown) => (isObject(value) || value === null ? value : { value });

const fieldValues: Readonly<Record<WireFieldSettings['type'], (value: unknown) => unknown>> = {
  text: asText,
  image: asPicture,
  chat: conversationOf,
  custom: asObject,
};

export const asField = (value: unknown, type: WireFieldSettings['type']): unknown => fieldValues[type](value ?? null);

export function asNumber(value: unknown): unknown {
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumeric ? Number(value) : value;
}

/** Unknown properties keep the value. */
export function asMetadata(value: unknown, settings: WireMetadataSettings | undefined): unknown {
  if (!settings || value === null || value === undefined) return value ?? null;
  if (settings.type !== 'terms') return asNumber(value);
  return Array.isArray(value) ? value.map(asText) : asText(value);
}
