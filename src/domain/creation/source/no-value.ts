/** Texts that people and programs write into cells without a value. "None" may be a label. */
const noValue = /^(#?n\/a|n\.a\.?|#?na|nan|null|#nv|k\. ?a\.|s\/d)$/i;

export const isNoValue = (text: string): boolean => noValue.test(text.trim());
