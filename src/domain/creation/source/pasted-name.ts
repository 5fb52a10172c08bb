const digits = 8;
const radix = 36;

/** FNV-1a over UTF-16 code units, with a given seed. */
function hashOf(text: string, begin: number): number {
  let hash = begin;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Names pasted text by its hash, so that external ids of different texts do not collide. The name resembles a file
 * extension, so that the dataset is called `pasted`, and is too long to be a known one.
 */
export function pastedName(text: string): string {
  const [low, high] = [hashOf(text, 0x811c9dc5), hashOf(text, 0x9747b28c)];
  const hash = ((high >>> 12) * 2 ** 32 + low) % radix ** digits;
  return `pasted.${hash.toString(radix).padStart(digits, '0')}`;
}

export const isPastedName = (name: string): boolean => /^pasted\.[0-9a-z]{8}$/.test(name);
