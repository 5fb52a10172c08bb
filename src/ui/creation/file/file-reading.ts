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

/** Who is told what a file holds. */
export interface FileReader {
  readonly looked: (file: PickedFile, look: FileInspection) => void;
  readonly scanned: (file: PickedFile, scan: FileScan) => void;
}

/** A file that somebody has picked: looked at, and then read to its end. */
export class FileReading {
  file: PickedFile | undefined = undefined;
  /** Whether it is none, but a text that has a name only here. */
  isPasted = false;
  look: FileInspection | undefined = undefined;
  /** Why nothing of it can be read, or not all of it. */
  unreadable: UnreadableReason | undefined = undefined;
  readonly looking = new Task();
  scan: FileScan | undefined = undefined;
  progress: ReadProgress | undefined = undefined;
  readonly scanning = new Task();
  private given: ChosenFacts = {};
  private reading: RunningRead<FileScan> | undefined = undefined;
  private hearer: FileReader = { looked: () => undefined, scanned: () => undefined };

  constructor(private readonly reader: RowReader) {
    makeStateObservable(this);
  }

  tell(hearer: FileReader) {
    this.hearer = hearer;
  }

  pick(file: PickedFile) {
    this.given = {};
    this.isPasted = false;
    this.take(file);
  }

  paste(text: string) {
    this.pick(this.reader.fileFromText(text));
    this.isPasted = true;
  }

  /** Somebody knows better what the file is. */
  know(given: ChosenFacts) {
    this.given = { ...this.given, ...given };
    if (this.file) this.take(this.file);
  }

  letGo() {
    this.forget();
    this.file = undefined;
    this.isPasted = false;
    this.unreadable = undefined;
  }

  /** Until all of it is known: a label may stand in its last line only. */
  whole = async (): Promise<void> => {
    await this.reading?.done;
  };

  private take(file: PickedFile) {
    this.forget();
    this.file = file;
    this.unreadable = undefined;
    void this.looking.run(() => this.reader.inspect(file, this.given), this.show);
  }

  private show(look: FileInspection | UnreadableReason) {
    const { file } = this;
    if (!file || typeof look === 'string') return this.fail(look);
    this.look = look;
    const reading = this.reader.scan(file, look.facts, this.follow);
    this.reading = reading;
    this.hearer.looked(file, look);
    void this.scanning.run(() => reading.done, this.learn);
  }

  private learn(scan: FileScan | UnreadableReason) {
    const { file } = this;
    if (!file || typeof scan === 'string') return this.fail(scan);
    this.scan = scan;
    this.hearer.scanned(file, scan);
  }

  private fail(reason: unknown) {
    if (typeof reason === 'string') this.unreadable = reason as UnreadableReason;
  }

  private follow(progress: ReadProgress) {
    this.progress = progress;
  }

  private forget() {
    this.looking.cancel();
    this.scanning.cancel();
    this.reading?.cancel();
    this.reading = undefined;
    this.look = undefined;
    this.scan = undefined;
    this.progress = undefined;
  }
}
