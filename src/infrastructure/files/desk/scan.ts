import type { FileScan, ReadingProgress } from '#application/ports/creation/row-reader.ts';
import type { FileFacts, Unread } from '#domain/creation/portable/read-rows.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { openRows } from './open-rows.ts';

const mostUnread = 10_000;

/** Looks at all rows: a label may come in the last one only. */
export async function scan(
  source: ByteSource,
  facts: FileFacts,
  told: (progress: ReadingProgress) => void,
): Promise<FileScan> {
  const { batches, rowOf, finder } = await openRows(source, facts);
  const unread: Unread[] = [];
  let [rows, unreadCount] = [0, 0];
  for await (const batch of batches) {
    finder.see(batch.rows.map(rowOf));
    unread.push(...batch.unread.slice(0, mostUnread - unread.length));
    rows += batch.rows.length;
    unreadCount += batch.unread.length;
    told({ rows, unread: unreadCount, bytesRead: batch.bytesRead });
  }
  return { found: finder.found(), rows, unread, unreadCount };
}
