import type { WantedFile } from '#application/ports/datasets/record-files.ts';
import { fileRecordsHeader, type WireFileRequest } from '#contract/files/file.ts';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { toWireSearch } from '../../annotation/mappers/search.ts';
import type { Api } from '../../api.ts';
import { counts, type Told } from './counted.ts';

/** As the server writes it; the browser keeps it where large things are kept. */
export const serverFile = (api: Api, { dataset, order, criteria }: WantedFile, told: Told, signal: AbortSignal) =>
  api.call<Blob>({
    method: 'post',
    asks: true,
    path: `ext/v1/datasets/${dataset.id}/file`,
    json: { ...toWireOrder(order), search: criteria && toWireSearch(criteria) } satisfies WireFileRequest,
    reads: (response) => counted(response, order, told),
    failure: 'POSTIL_WRITING_FILE',
    quiet: true,
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

function counted(response: Response, { format }: ExportOrder, told: Told): Promise<Blob> {
  const total = Number(response.headers.get(fileRecordsHeader) ?? Number.NaN);
  const count = counts[format]();
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length;
      told({ bytes, records: count(piece), total: Number.isNaN(total) ? undefined : total });
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counting)).blob();
}
