import type { FileProgress, RecordFiles, RunningExport } from '#application/ports/datasets/record-files.ts';
import type { MemberRepository } from '#application/ports/people/member-repository.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import {
  defaultExport,
  type ExportOrder,
  type ExportShape,
  exportFileName,
  spanQuestions,
} from '#domain/datasets/exporting/export-order.ts';
import { isComplete, withFormat } from '#domain/datasets/exporting/ordering.ts';
import { byName, type Member } from '#domain/people/member.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class ExportViewModel implements ViewModel {
  order: ExportOrder = defaultExport;
  onlyViewed = false;
  shape: ExportShape | undefined = undefined;
  members: readonly Member[] = [];
  progress: FileProgress | undefined = undefined;
  readonly loading = new Task();
  readonly loadingMembers = new Task();
  readonly writing = new Task();
  private file: RunningExport | undefined = undefined;

  constructor(
    private readonly files: RecordFiles,
    private readonly memberships: MemberRepository,
    private readonly platform: Platform,
    private readonly notices: Notices,
  ) {
    makeStateObservable(this);
  }

  get canTag() {
    return this.shape !== undefined && spanQuestions(this.shape).length > 0;
  }

  get isReady() {
    return this.shape !== undefined && isComplete(this.order);
  }

  activate(datasetId: string, workspaceId: string) {
    this.load(datasetId);
    void this.loadingMembers.run(() => this.memberships.of(workspaceId), this.showMembers);
    return this.cancelAll;
  }

  load(datasetId: string) {
    void this.loading.run(() => this.files.shapeOf({ id: datasetId }), this.show);
  }

  chooseFormat(format: ExportOrder['format']) {
    if (this.shape) this.order = withFormat(this.order, format, this.shape);
  }

  change(changes: Partial<ExportOrder>) {
    this.order = { ...this.order, ...changes };
  }

  limitToViewed(isNarrowed: boolean) {
    this.onlyViewed = isNarrowed;
  }

  write(dataset: Dataset, view: Criteria | undefined, done: () => void) {
    if (!this.isReady || this.writing.isRunning) return;
    this.progress = undefined;
    const criteria = this.onlyViewed ? view : undefined;
    const file = { dataset, order: this.order, criteria, isByServer: this.platform.can('export') };
    const begun = this.files.write(file, this.showProgress);
    this.file = begun;
    void this.writing.run(
      () => begun.done,
      (progress) => this.finish(dataset, progress, done),
    );
  }

  stop() {
    this.writing.cancel();
    this.file?.cancel();
    this.file = undefined;
    this.progress = undefined;
  }

  private cancelAll() {
    this.loading.cancel();
    this.loadingMembers.cancel();
    this.stop();
  }

  private show(shape: ExportShape) {
    this.shape = shape;
  }

  private showMembers(members: readonly Member[]) {
    this.members = byName(members);
  }

  private showProgress(progress: FileProgress) {
    if (this.writing.isRunning) this.progress = progress;
  }

  private finish({ name }: Dataset, { records, total }: FileProgress, done: () => void) {
    const { format } = this.order;
    const values = { file: exportFileName(name, format), count: records ?? total ?? 0 };
    this.notices.show({ message: { key: format === 'conll' ? 'exporting.doneTagged' : 'exporting.done', values } });
    done();
  }
}
