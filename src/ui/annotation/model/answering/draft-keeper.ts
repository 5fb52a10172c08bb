import { reaction } from 'mobx';
import type { Notices } from '#application/ports/shared/notices.ts';
import { limits } from '#domain/shared/limits.ts';
import type { UnsyncedAnswers } from '../queue/unsynced-answers.ts';
import type { FormViewModel } from './form-view-model.ts';

/** Keeps the draft in the form while the user writes, and shows drafts of an earlier visit. */
export class DraftKeeper {
  constructor(
    private readonly form: FormViewModel,
    private readonly unsynced: UnsyncedAnswers,
    private readonly notices: Notices,
  ) {}

  activate(): () => void {
    const stops = [
      reaction(
        () => this.unsynced.recovered,
        () => this.showRestoredDraft(),
      ),
      reaction(
        () => this.form.modifiedDraft,
        (written) => this.keepWritten(written),
        { delay: limits.draftWaitMs },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  keep(): boolean {
    const { record, draft, isModified } = this.form;
    if (!record || !isModified) return false;
    this.unsynced.keepDraft(record.id, draft);
    return true;
  }

  remind(act: () => void) {
    const buttonText = { key: 'annotation.backToIt' };
    this.notices.show({ message: { key: 'annotation.notSubmitted' }, type: 'warning', buttonText, act });
  }

  private keepWritten({ recordId, draft }: FormViewModel['modifiedDraft']) {
    if (recordId !== undefined) this.unsynced.keepDraft(recordId, draft);
  }

  private showRestoredDraft() {
    const { record, isModified, questions } = this.form;
    if (record && !isModified && this.unsynced.recoveredAt(record.id) !== undefined) this.form.begin(record, questions);
  }
}
