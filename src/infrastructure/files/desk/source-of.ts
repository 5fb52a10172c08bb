import type { ByteSource } from '#formats/reading/source.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';

/** A file that somebody has picked; it cannot be read any more once it was changed or moved. */
export const sourceOf = (file: File): ByteSource => ({
  name: file.name,
  size: file.size,
  slice: async (start, end) => {
    const bytes = await file
      .slice(start, end)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new Unreadable('brokenOff', { cause });
      });
    return new Uint8Array(bytes);
  },
});
