import { ContainerModule } from 'inversify';
import { Uploads } from '#application/creation/uploading/uploads.ts';
import { RecordSender } from '#application/ports/creation/record-sender.ts';
import { RowReader } from '#application/ports/creation/row-reader.ts';
import { StoredUploads } from '#application/ports/creation/stored-uploads.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Downloads } from '#application/ports/shared/downloads.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { Locks } from '#application/ports/shared/locks.ts';
import { isOver } from '#domain/creation/running/upload.ts';
import { BrowserDownloads } from '#infrastructure/browser/browser-downloads.ts';
import { IndexedDbStoredUploads } from '#infrastructure/browser/storage/indexed-db-stored-uploads.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { BrowserRowReader } from '#infrastructure/files/browser-row-reader.ts';
import { readingWorker } from '#infrastructure/files/reading-worker.ts';
import { Api } from '#infrastructure/http/api.ts';
import { HttpRecordSender } from '#infrastructure/http/creation/http-record-sender.ts';
import { UploadsViewModel } from '#ui/creation/uploads/uploads-view-model.ts';
import { LeaveGuard } from '#ui/shared/leave-guard.ts';
import { Session } from '#ui/shared/session.ts';
import { UploadsFlag } from '#ui/shared/uploads-flag.ts';
import { wiring } from '../wiring.ts';

type Needs = [...ConstructorParameters<typeof Uploads>, UploadsFlag, Session];

/** Sets the flag of running uploads, so that pages load the panel of uploads. */
function flaggedUploads(...[reader, sender, kept, locks, ids, clock, connectivity, flag, session]: Needs) {
  const uploads = new Uploads(reader, sender, kept, locks, ids, clock, connectivity);
  uploads.watch((all) => {
    if (session.user) flag.set(session.user.id, all.length > 0, all.filter((each) => !isOver(each)).length);
  });
  return uploads;
}

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs, provideBy } = wiring(bind);
  provideBy(RowReader, () => new BrowserRowReader(readingWorker), []);
  provideAs(RecordSender, HttpRecordSender, [Api]);
  provideAs(StoredUploads, IndexedDbStoredUploads, [PostilDatabase]);
  provideAs(Downloads, BrowserDownloads, []);
  provideBy(Uploads, flaggedUploads, [
    RowReader,
    RecordSender,
    StoredUploads,
    Locks,
    Ids,
    Clock,
    Connectivity,
    UploadsFlag,
    Session,
  ]);
  provide(UploadsViewModel, [Uploads, Downloads, LeaveGuard, Session]).inTransientScope();
});
