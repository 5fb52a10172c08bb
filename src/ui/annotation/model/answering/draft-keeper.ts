import { reaction } from 'mobx';
import type { Notices } from '#application/ports/shared/notices.ts';
import { limits } from '#domain/shared/limits.ts';
import type { FormViewModel } from './form-view-model.ts';
import type { Unsaved } from './unsynced-answers.ts';

/** What was written and not sent: kept, told of, and brought back. */
export class LeftDrafts {
  constructor(
    private readonly form: FormViewModel,
    private readonly unsaved: Unsaved,
    private readonly notices: Notices,
  ) {}

  activate(): () => void {
    const stops = [
      reaction(
        () => this.unsaved.recovered,
        () => this.recover(),
      ),
      reaction(
        () => this.form.written,
        (written) => this.keepWritten(written),
        { delay: limits.draftWait },
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
    this.unsaved.keep(record.id, draft);
    return true;
  }

  remind(act: () => void) {
    const buttonText = { key: 'annotation.backToIt' };
    this.notices.show({ message: { key: 'annotation.notSubmitted' }, type: 'warning', buttonText, act });
  }

  private keepWritten({ recordId, draft }: FormViewModel['written']) {
    if (recordId !== undefined) this.unsaved.keep(recordId, draft);
  }

  /** What an earlier visit has left comes back into a form that nobody has touched yet. */
  private recover() {
    const { record, isModified, questions } = this.form;
    if (record && !isModified && this.unsaved.recoveredAt(record.id) !== undefined) this.form.begin(record, questions);
  }
}
