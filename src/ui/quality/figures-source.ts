import type { ComputedQuality, QualityReading, RecordsRead } from '#application/ports/datasets/computed-quality.ts';
import type { QualityRepository } from '#application/ports/datasets/quality-repository.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { Platform } from '../shared/platform.ts';

/** Figures of the server, or of the browser if the server computes none: then it reads the records first. */
export class FiguresSource {
  progress: RecordsRead | undefined = undefined;
  isCancelled = false;
  /** The server has more answers than the browser reads. */
  isIncomplete = false;
  private isStale = false;
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

  /** The records are being read, or the user has cancelled that. */
  get isHeld() {
    return this.progress !== undefined || this.isCancelled;
  }

  /** Whether the figures of the view can be asked for. */
  isReady(datasetId: string, criteria: Criteria) {
    return this.isByServer || this.readView === keyOf(datasetId, criteria);
  }

  of: QualityRepository['of'] = (...request) => this.repository.of(...request);
  groups: QualityRepository['groups'] = (...request) => this.repository.groups(...request);

  /** Reads the records of the view unless it has; never resolves if cancelled. */
  async read(reading: QualityReading): Promise<void> {
    const { dataset, criteria } = reading;
    if (!this.isStale && this.isReady(dataset.id, criteria)) return;
    this.stop();
    this.begin();
    const { done, cancel } = this.computed.read(reading, this.showProgress);
    this.stop = cancel;
    try {
      this.complete(keyOf(dataset.id, criteria), await done);
    } finally {
      this.hideProgress();
    }
  }

  /** The next reading reads the records again. */
  expire() {
    this.isStale = true;
  }

  /** The records read before stay. */
  cancel() {
    this.stop();
    this.progress = undefined;
    this.isStale = false;
    this.isCancelled = true;
  }

  end() {
    this.stop();
    this.computed.end();
    this.readView = undefined;
  }

  private get repository() {
    return this.isByServer ? this.byServer : this.computed;
  }

  private begin() {
    this.isCancelled = false;
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
    this.isStale = false;
    this.isIncomplete = !isComplete;
  }
}

const keyOf = (datasetId: string, criteria: Criteria) => JSON.stringify([datasetId, criteria]);
