import type { Downloads } from '#application/ports/shared/downloads.ts';
import { download } from './download.ts';

export class BrowserDownloads implements Downloads {
  save(name: string, text: string): void {
    download(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
  }
}
