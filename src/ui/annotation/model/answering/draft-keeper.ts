import { reaction } from 'mobx';
import type { Notices } from '#application/ports/shared/notices.ts';
import { limits } from '#domain/shared/limits.ts';
import type { FormViewModel } from './form-view-model.ts';
import type { UnsyncedAnswers } from './unsynced-answers.ts';

/** What was written and not sent: kept, told of, and brought back. */
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
        () => this.recover(),
      ),
      reaction(
        () => this.form.written,
        (written) => this.keepWritten(written),
        { delay: limits.draftWaitMs },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Whether there was anything to keep. */
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

  private keepWritten({ recordId, draft }: FormViewModel['written']) {
    if (recordId !== undefined) this.unsynced.keepDraft(recordId, draft);
  }

  /** What an earlier visit has left comes back into a form that nobody has touched yet. */
  private recover() {
    const { record, isModified, questions } = this.form;
    if (record && !isModified && this.unsynced.recoveredAt(record.id) !== undefined) this.form.begin(record, questions);
  }
}
