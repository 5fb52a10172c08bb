import { deflateRawSync } from 'node:zlib';

const utf8 = (text: string) => Buffer.from(text, 'utf8');

function header(bytes: number, ...values: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]) {
  const head = Buffer.alloc(bytes);
  for (const [at, size, value] of values) head.writeUIntLE(value, at, size);
  return head;
}

/** A zip file without checksums and times. */
export function zipOf(files: Readonly<Record<string, string>>, isDeflated = true): Uint8Array {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = isDeflated ? deflateRawSync(utf8(text)) : utf8(text);
    const method = isDeflated ? 8 : 0;
    const sizes = [content.length, utf8(text).length] as const;
    const local = header(
      30,
      [0, 4, 0x04034b50],
      [8, 2, method],
      [18, 4, sizes[0]],
      [22, 4, sizes[1]],
      [26, 2, utf8(name).length],
    );
    const marks = [
      [20, 4, sizes[0]],
      [24, 4, sizes[1]],
      [28, 2, utf8(name).length],
      [42, 4, at],
    ] as const;
    entries.push(header(46, [0, 4, 0x02014b50], [10, 2, method], ...marks), utf8(name));
    parts.push(local, utf8(name), content);
    at += local.length + utf8(name).length + content.length;
  }
  const list = Buffer.concat(entries);
  return Buffer.concat([...parts, list, header(22, [0, 4, 0x06054b50], [12, 4, list.length], [16, 4, at])]);
}
