import type { FileRequest } from '#application/ports/datasets/record-files.ts';
import { fileRecordsHeader, type WireFileRequest } from '#contract/files/file.ts';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { toWireSearch } from '../../annotation/mappers/search.ts';
import type { Api } from '../../api.ts';
import { type OnProgress, recordCounters } from './count-records.ts';

/** The browser may keep the blob on disk. */
export const serverFile = (
  api: Api,
  { dataset, order, criteria }: FileRequest,
  onProgress: OnProgress,
  signal: AbortSignal,
) =>
  api.call<Blob>({
    method: 'post',
    isRead: true,
    path: `ext/v1/datasets/${dataset.id}/file`,
    json: { ...toWireOrder(order), search: criteria && toWireSearch(criteria) } satisfies WireFileRequest,
    schema: (response) => readWithProgress(response, order, onProgress),
    failure: 'POSTIL_WRITING_FILE',
    silent: true,
    signal,
  });

const toWireOrder = ({
  format,
  answersOf,
  suggestions,
  metadata,
  vectors,
  safeForSpreadsheets,
  tags,
}: ExportOrder) => ({
  format,
  answers: answersOf.kind === 'user' ? { of: answersOf.kind, user_id: answersOf.userId } : { of: answersOf.kind },
  suggestions,
  metadata,
  vectors,
  safe_for_spreadsheets: safeForSpreadsheets,
  tags,
});

function readWithProgress(response: Response, { format }: ExportOrder, onProgress: OnProgress): Promise<Blob> {
  const total = Number(response.headers.get(fileRecordsHeader) ?? Number.NaN);
  const count = recordCounters[format]();
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length;
      onProgress({ bytes, records: count(piece), total: Number.isNaN(total) ? undefined : total });
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counting)).blob();
}
