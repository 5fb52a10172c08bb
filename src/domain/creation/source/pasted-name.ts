const digits = 8;
const radix = 36;

/** FNV-1a over UTF-16 code units, from whatever it begins with. */
function hashOf(text: string, begin: number): number {
  let hash = begin;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * A name for what has none: another text has another, or its records would take the places of these. It looks like the
 * end of a file name, so that a dataset is called just `pasted`; and it is too long to be one that says a format.
 */
export function pastedName(text: string): string {
  const [low, high] = [hashOf(text, 0x811c9dc5), hashOf(text, 0x9747b28c)];
  const hash = ((high >>> 12) * 2 ** 32 + low) % radix ** digits;
  return `pasted.${hash.toString(radix).padStart(digits, '0')}`;
}

/** Whether it is no file of a name of its own. */
export const isPastedName = (name: string): boolean => /^pasted\.[0-9a-z]{8}$/.test(name);
