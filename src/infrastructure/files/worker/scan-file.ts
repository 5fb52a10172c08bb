import type { FileScan, ReadProgress } from '#application/ports/creation/row-reader.ts';
import type { FileFacts, UnreadRow } from '#domain/creation/portable/read-rows.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { openRows } from './open-rows.ts';

const maxUnread = 10_000;

/** Reads all rows: a label may appear in the last one only. */
export async function scanFile(
  source: ByteSource,
  facts: FileFacts,
  onProgress: (progress: ReadProgress) => void,
): Promise<FileScan> {
  const { batches, rowOf, finder } = await openRows(source, facts);
  const unread: UnreadRow[] = [];
  let [rows, unreadCount] = [0, 0];
  for await (const batch of batches) {
    finder.see(batch.rows.map(rowOf));
    unread.push(...batch.unread.slice(0, maxUnread - unread.length));
    rows += batch.rows.length;
    unreadCount += batch.unread.length;
    onProgress({ rows, unread: unreadCount, bytesRead: batch.bytesRead });
  }
  return { inferred: finder.found(), rows, unread, unreadCount };
}
