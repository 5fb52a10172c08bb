const kinds: readonly (readonly [string, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

const atOnce = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce) text += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(text);
}

/** Images become data URLs; other bytes are decoded as UTF-8. */
function fromBytes(bytes: Uint8Array): string {
  const kind = kinds.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return kind ? `data:${kind[0]};base64,${base64(bytes)}` : new TextDecoder().decode(bytes);
}

/** Values of a column as JSON values; whole numbers beyond double precision become texts. */
export function fromParquet(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'object' && value !== null ? fromWhole(value) : (value ?? null);
}

function fromWhole(value: object): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return fromBytes(value);
  return Array.isArray(value) ? value.map(fromParquet) : fromObject(value);
}

/** The hub stores an image as an object of its bytes and its path. */
function fromObject(value: object): unknown {
  const entries = Object.entries(value);
  const bytes = entries.find(([name]) => name === 'bytes')?.[1];
  if (bytes instanceof Uint8Array && entries.length <= 2) return fromBytes(bytes);
  return Object.fromEntries(entries.map(([name, each]) => [name, fromParquet(each)]));
}
