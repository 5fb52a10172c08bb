import { isObject } from '#contract/schemas.ts';
import { PermanentFailure } from '../../jobs/job.ts';
import { callHub } from '../call-hub.ts';
import type { HubPage } from '../hub-rows.ts';
import type { Columns } from './columns.ts';

const maxConcurrentFetches = 8;
const maxPictureBytes = 5_000_000;

type Rows = HubPage['rows'];

/** The hub's picture URLs expire after about an hour, so pictures are stored. */
async function fetchAsDataUrl(src: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { headers, body } = await callHub(src, signal, { maxBytes: maxPictureBytes });
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    return /^image\/[\w.+-]+$/.test(type) ? `data:${type};base64,${body.toString('base64')}` : null;
  } catch (error) {
    if (error instanceof PermanentFailure) return null;
    throw error;
  }
}

/** Fetches only from the hub's own origins: authors of datasets can write any URL. */
const isOfHub = (src: unknown, roots: readonly string[]): src is string =>
  typeof src === 'string' && URL.canParse(src) && roots.some((root) => new URL(src).origin === new URL(root).origin);

async function withPicture(row: Rows[number], column: string, roots: readonly string[], signal: AbortSignal) {
  const cell = row.row[column];
  if (!isObject(cell) || !isOfHub(cell.src, roots)) return row;
  return { ...row, row: { ...row.row, [column]: await fetchAsDataUrl(cell.src, signal) } };
}

async function inColumn(rows: Rows, column: string, roots: readonly string[], signal: AbortSignal): Promise<Rows> {
  const done: Rows[number][] = [];
  for (let at = 0; at < rows.length; at += maxConcurrentFetches)
    done.push(
      ...(await Promise.all(
        rows.slice(at, at + maxConcurrentFetches).map((row) => withPicture(row, column, roots, signal)),
      )),
    );
  return done;
}

export async function withPictures(
  { rows }: HubPage,
  columns: Columns,
  names: readonly string[],
  roots: readonly string[],
  signal: AbortSignal,
): Promise<Rows> {
  let result = rows;
  for (const name of new Set(names.filter((each) => columns.get(each)?.isImage)))
    result = await inColumn(result, name, roots, signal);
  return result;
}
