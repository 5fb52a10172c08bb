import type { WireFieldSettings } from '#contract/datasets/field.ts';
import type { WireMetadataSettings } from '#contract/datasets/metadata-property.ts';
import { isObject } from '#contract/parts.ts';

// Values of the hub as ours. What cannot be turned into one is null, or left as it is for the checks to refuse.

export function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const asMessage = (message: unknown) =>
  isObject(message) ? { role: asText(message.role) ?? 'user', content: asText(message.content) ?? '' } : message;

/** A list of messages; the hub may also give one list of roles and one of contents, or a single text. */
function asChat(value: unknown): unknown {
  if (typeof value === 'string') return [{ role: 'user', content: value }];
  if (Array.isArray(value)) return value.map(asMessage);
  if (!isObject(value) || !Array.isArray(value.role) || !Array.isArray(value.content)) return value;
  const { role, content } = value;
  return role.map((each, index) => asMessage({ role: each, content: content[index] }));
}

const asPicture = (value: unknown) => (isObject(value) ? (value.src ?? null) : value);

const asObject = (value: unknown) => (isObject(value) || value === null ? value : { value });

const fieldValues: Readonly<Record<WireFieldSettings['type'], (value: unknown) => unknown>> = {
  text: asText,
  image: asPicture,
  chat: asChat,
  custom: asObject,
};

export const asField = (value: unknown, type: WireFieldSettings['type']): unknown => fieldValues[type](value ?? null);

export function asNumber(value: unknown): unknown {
  const isNumeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumeric ? Number(value) : value;
}

/** A property that the dataset does not know takes the value as it is. */
export function asMetadata(value: unknown, settings: WireMetadataSettings | undefined): unknown {
  if (!settings || value === null || value === undefined) return value ?? null;
  if (settings.type !== 'terms') return asNumber(value);
  return Array.isArray(value) ? value.map(asText) : asText(value);
}
