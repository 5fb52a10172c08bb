import { isObject } from '../json/exact-json.ts';

export const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Texts that programs write for a missing number. */
export const noNumber = /^([+-]?nan|[+-]?inf(inity)?|n\/?a|null|none)$/i;
export const image = /^(data:image\/|https?:\/\/\S+\.(png|jpe?g|gif|webp|svg)(\?\S*)?$)/i;

export const isSpan = (value: unknown): value is { readonly label: string } =>
  isObject(value) &&
  typeof value.start === 'number' &&
  typeof value.end === 'number' &&
  typeof value.label === 'string';
export const isRank = (value: unknown): value is { readonly value: string } =>
  isObject(value) && typeof value.value === 'string' && 'rank' in value;
export const isMessage = (value: unknown): boolean => isObject(value) && 'role' in value && 'content' in value;

/** Programs write at most this many digits of a float. */
const maxFloatDigits = 17;

/** Digits that change when they are read as a number. */
export const isCode = (text: string, value: number): boolean =>
  /^[+-]?0\d/.test(text) ||
  (/^[+-]?\d+$/.test(text) && !Number.isSafeInteger(value)) ||
  text.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length > maxFloatDigits;
