import type {
  FileInspection,
  FileScan,
  PickedFile,
  ReadProgress,
  RowReader,
  RunningRead,
} from '#application/ports/creation/row-reader.ts';
import type { ChosenFacts, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export interface FileReadingListener {
  readonly onBeginning: (file: PickedFile, look: FileInspection) => void;
  readonly onScanned: (file: PickedFile, scan: FileScan) => void;
}

export class FileReading {
  file: PickedFile | undefined = undefined;
  /** True for a pasted text, whose file name is invented. */
  isPasted = false;
  inspection: FileInspection | undefined = undefined;
  /** Why the file cannot be read, or only in part. */
  unreadable: UnreadableReason | undefined = undefined;
  readonly inspecting = new Task();
  scan: FileScan | undefined = undefined;
  progress: ReadProgress | undefined = undefined;
  readonly scanning = new Task();
  private corrections: ChosenFacts = {};
  private reading: RunningRead<FileScan> | undefined = undefined;
  private listener: FileReadingListener = { onBeginning: () => undefined, onScanned: () => undefined };

  constructor(private readonly reader: RowReader) {
    makeStateObservable(this);
  }

  setListener(listener: FileReadingListener) {
    this.listener = listener;
  }

  pick(file: PickedFile) {
    this.corrections = {};
    this.isPasted = false;
    this.open(file);
  }

  paste(text: string) {
    this.pick(this.reader.fileFromText(text));
    this.isPasted = true;
  }

  correctFacts(given: ChosenFacts) {
    this.corrections = { ...this.corrections, ...given };
    if (this.file) this.open(this.file);
  }

  reset() {
    this.cancelReading();
    this.file = undefined;
    this.isPasted = false;
    this.unreadable = undefined;
  }

  /** Resolves after the scan, since a label may occur only in the last line. */
  waitUntilScanned = async (): Promise<void> => {
    await this.reading?.done;
  };

  private open(file: PickedFile) {
    this.cancelReading();
    this.file = file;
    this.unreadable = undefined;
    void this.inspecting.run(() => this.reader.inspect(file, this.corrections), this.show);
  }

  private show(look: FileInspection | UnreadableReason) {
    const { file } = this;
    if (!file || typeof look === 'string') return this.fail(look);
    this.inspection = look;
    const reading = this.reader.scan(file, look.facts, this.showProgress);
    this.reading = reading;
    this.listener.onBeginning(file, look);
    void this.scanning.run(() => reading.done, this.showScan);
  }

  private showScan(scan: FileScan | UnreadableReason) {
    const { file } = this;
    if (!file || typeof scan === 'string') return this.fail(scan);
    this.scan = scan;
    this.listener.onScanned(file, scan);
  }

  private fail(reason: unknown) {
    if (typeof reason === 'string') this.unreadable = reason as UnreadableReason;
  }

  private showProgress(progress: ReadProgress) {
    this.progress = progress;
  }

  private cancelReading() {
    this.inspecting.cancel();
    this.scanning.cancel();
    this.reading?.cancel();
    this.reading = undefined;
    this.inspection = undefined;
    this.scan = undefined;
    this.progress = undefined;
  }
}
