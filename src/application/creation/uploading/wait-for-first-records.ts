import { Failure } from '#domain/shared/failure.ts';
import type { Uploads } from './uploads.ts';

export async function waitForFirstRecords(uploads: Uploads, id: string): Promise<'enough' | 'still-importing'> {
  const upload = await uploads.firstRecords(id);
  if (upload?.state !== 'stopped') return upload?.state === 'done' ? 'enough' : 'still-importing';
  throw uploads.failureOf(id) ?? new Failure('POSTIL_SENDING_RECORDS');
}
