import type { ComputedQuality, QualityReading, RecordsRead } from '#application/ports/datasets/computed-quality.ts';
import type { QualityRepository } from '#application/ports/datasets/quality-repository.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { Platform } from '../shared/platform.ts';

/** Figures of the server, or of the browser if the server computes none: then it reads the records first. */
export class FiguresSource {
  progress: RecordsRead | undefined = undefined;
  isCancelled = false;
  /** The server has more answers than the browser reads. */
  isIncomplete = false;
  private readView: string | undefined = undefined;
  private stop = () => {};

  constructor(
    private readonly byServer: QualityRepository,
    private readonly computed: ComputedQuality,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  get isByServer() {
    return this.platform.can('quality');
  }

  /** Whether it is known which answers were given without a suggestion in view. */
  get knowsBlindAnswers() {
    return this.isByServer;
  }

  /** The records are being read, or the user has cancelled that. */
  get isHeld() {
    return this.progress !== undefined || this.isCancelled;
  }

  get isReady() {
    return this.isByServer || this.readView !== undefined;
  }

  of: QualityRepository['of'] = (...request) => this.repository.of(...request);
  groups: QualityRepository['groups'] = (...request) => this.repository.groups(...request);

  /** Reads the records of the view unless it has; never resolves if cancelled. */
  async read(reading: QualityReading): Promise<void> {
    const view = JSON.stringify([reading.dataset.id, reading.criteria]);
    if (view === this.readView) return;
    this.begin();
    const { done, cancel } = this.computed.read(reading, this.showProgress);
    this.stop = cancel;
    try {
      this.complete(view, await done);
    } finally {
      this.hideProgress();
    }
  }

  cancel() {
    this.forget();
    this.isCancelled = true;
  }

  forget() {
    this.stop();
    this.computed.end();
    this.readView = undefined;
    this.progress = undefined;
    this.isCancelled = false;
  }

  private get repository() {
    return this.isByServer ? this.byServer : this.computed;
  }

  private begin() {
    this.forget();
    this.isIncomplete = false;
    this.progress = { records: 0, total: 0 };
  }

  private showProgress(progress: RecordsRead) {
    this.progress = progress;
  }

  private hideProgress() {
    this.progress = undefined;
  }

  private complete(view: string, isComplete: boolean) {
    this.readView = view;
    this.isIncomplete = !isComplete;
  }
}
