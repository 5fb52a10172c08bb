import type { Uploads } from '#application/creation/uploading/uploads.ts';
import { unreadableOf } from '#application/ports/creation/row-reader.ts';
import type { Downloads } from '#application/ports/shared/downloads.ts';
import { reasonOf } from '#application/shared/reason.ts';
import { refusedFile } from '#domain/creation/running/refused-text.ts';
import type { Upload } from '#domain/creation/running/upload.ts';
import type { Message } from '#domain/shared/notice.ts';
import type { LeaveGuard } from '../../shared/leave-guard.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class UploadsViewModel implements ViewModel {
  all: readonly Upload[] = [];

  constructor(
    private readonly uploads: Uploads,
    private readonly downloads: Downloads,
    private readonly leaveGuard: LeaveGuard,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  activate(userId: string) {
    const stops = [this.uploads.watch(this.show), this.leaveGuard.askWhile(() => this.uploads.endsWithPage)];
    this.show(this.uploads.all);
    void this.uploads.resumeAll(userId);
    return () => {
      for (const stop of stops) stop();
      if (!this.session.loggedIn) this.uploads.suspend();
    };
  }

  pause(id: string) {
    void this.uploads.pause(id);
  }

  resume(id: string) {
    void this.uploads.resume(id);
  }

  remove(id: string) {
    void this.uploads.discard(id);
  }

  reasonOf(id: string): Message {
    const failure = this.uploads.failureOf(id);
    const unreadable = failure && unreadableOf(failure);
    return unreadable ? { key: `preparing.unreadable.${unreadable}` } : reasonOf(failure);
  }

  saveRefused({ fileName, refused }: Upload) {
    const { extension, text } = refusedFile(refused);
    this.downloads.save(`${fileName}-refused.${extension}`, text);
  }

  private show(all: readonly Upload[]) {
    this.all = all;
  }
}
