import { reaction, when } from 'mobx';
import type { FollowDataset } from '#application/annotation/follow-dataset.ts';
import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import type { MetadataPropertyRepository } from '#application/ports/datasets/metadata-property-repository.ts';
import type { QualityFiles, QualityFormat } from '#application/ports/datasets/quality-files.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { DatasetNews } from '#application/ports/shared/live-events.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { MetadataProperty } from '#domain/datasets/metadata-property.ts';
import type { CountedAnswers } from '#domain/quality/agents/agent-report.ts';
import type { QualityView } from '#domain/quality/answer-limits.ts';
import { canGroupBy, type Grouping, type GroupsByQuestion } from '#domain/quality/grouping.ts';
import { type QuestionReport, shownNames } from '#domain/quality/report.ts';
import { groupRows, reportRows } from '#domain/quality/report-rows.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../shared/make-state-observable.ts';
import type { Platform } from '../shared/platform.ts';
import { Task } from '../shared/task.ts';
import type { ViewModel } from '../shared/use-view-model.ts';
import type { FiguresSource } from './figures-source.ts';

interface MeasuredDataset {
  readonly dataset: Dataset;
  readonly questions: readonly Question[];
  /** Properties that records can be grouped by. */
  readonly properties: readonly MetadataProperty[];
  /** Usernames of those who have answered. */
  readonly people: readonly string[];
}

interface Measured {
  readonly reports: readonly QuestionReport[];
  readonly answers: CountedAnswers;
}

export class QualityViewModel implements ViewModel {
  measured: MeasuredDataset | undefined = undefined;
  reports: readonly QuestionReport[] | undefined = undefined;
  grouping: Grouping | undefined = undefined;
  groups: GroupsByQuestion = new Map();
  readonly loading = new Task();
  readonly measuring = new Task();
  readonly comparing = new Task();
  hidesNames = false;
  /** Answers that suggestions are compared with, as chosen and as in the reports. */
  wanted: CountedAnswers = 'blind';
  counted: CountedAnswers = 'blind';
  private view: QualityView | undefined = undefined;
  private datasetId = '';
  /** Answers have come in since the last measurement. */
  private isStale = false;
  private lastTookMs = 0;

  constructor(
    private readonly datasets: DatasetRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    readonly figures: FiguresSource,
    private readonly followDataset: FollowDataset,
    private readonly platform: Platform,
    private readonly clock: Clock,
    private readonly files: QualityFiles,
  ) {
    makeStateObservable(this);
  }

  /** Reports with their questions, in the order of the dataset. */
  get items() {
    const { measured, reports } = this;
    return (measured?.questions ?? []).flatMap((question) => {
      const report = reports?.find((each) => each.question === question.name);
      return report ? [{ question, report }] : [];
    });
  }

  /** Names of all people, or letters in their place. */
  get names() {
    const { measured, reports, view, hidesNames } = this;
    const found = (reports ?? []).flatMap(({ people }) => people);
    const people = new Set([...(measured?.people ?? []), ...found, ...(view?.limits.people ?? [])]);
    return shownNames([...people].toSorted(), hidesNames);
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    const unfollow = this.follow();
    return () => {
      unfollow();
      this.loading.cancel();
      this.measuring.cancel();
      this.comparing.cancel();
      this.figures.end();
    };
  }

  load() {
    const { datasetId } = this;
    const fetch = async () => ({
      dataset: await this.datasets.get(datasetId),
      questions: await this.questions.of(datasetId),
      properties: (await this.properties.of(datasetId)).filter(canGroupBy),
      people: (await this.datasets.progress(datasetId)).users,
    });
    void this.loading.run(fetch, this.showDataset);
  }

  limitTo(view: QualityView) {
    this.view = view;
    this.reports = undefined;
    this.measure();
  }

  compareBy(grouping: Grouping | undefined) {
    this.grouping = grouping;
    this.groups = new Map();
    this.compare();
  }

  /** Agreement in each group of records. */
  compare() {
    const { view, datasetId, grouping } = this;
    if (!view || !grouping || !this.figures.isReady(datasetId, view.criteria)) return this.comparing.cancel();
    const show = (groups: GroupsByQuestion) => {
      if (this.grouping === grouping) this.showGroups(groups);
    };
    void this.comparing.run(() => this.figures.groups(datasetId, view, grouping), show);
  }

  setHidesNames(hides: boolean) {
    this.hidesNames = hides;
  }

  get hasAgents() {
    return this.items.some(({ report }) => report.agents.length > 0);
  }

  /** Whether there is nothing to compare. */
  get isEmpty() {
    return this.reports !== undefined && !this.hasAgents && this.items.every(({ report }) => report.records === 0);
  }

  setCountsAll(countsAll: boolean) {
    this.wanted = countsAll ? 'all' : 'blind';
    this.measure();
  }

  /** Agreement among people comes first; intervals and agents when they are computed. */
  measure() {
    const { view, datasetId } = this;
    if (!view) return;
    const answers = this.figures.isByServer ? this.wanted : 'all'; // other servers do not keep which are blind
    this.isStale = false;
    this.compare();
    const startedMs = this.clock.now();
    void this.measuring.run(async () => {
      if (!this.figures.isByServer) await this.readRecords(view);
      if (!this.reports) {
        const reports = await this.figures.of(datasetId, { view, intervals: false, answers: null });
        if (this.view === view) this.showReports({ reports, answers });
      }
      const reports = await this.figures.of(datasetId, { view, intervals: true, answers });
      this.lastTookMs = this.clock.now() - startedMs;
      return { reports, answers };
    }, this.showReports);
  }

  cancelReading() {
    this.measuring.cancel();
    this.figures.cancel();
  }

  /** Answers that have come in since are measured too. */
  readAgain() {
    this.figures.expire();
    this.measure();
  }

  save(format: QualityFormat) {
    const rows = this.items.flatMap(({ report }) => [
      ...reportRows(report, this.names),
      ...groupRows(report.question, this.groups.get(report.question) ?? []),
    ]);
    this.files.save(this.measured?.dataset.name ?? '', rows, format);
  }

  private async readRecords({ criteria }: QualityView) {
    await when(() => this.measured !== undefined);
    const { measured } = this;
    if (measured) await this.figures.read({ ...measured, criteria });
    this.compare();
  }

  private showDataset(measured: MeasuredDataset) {
    this.measured = measured;
  }

  private showGroups(groups: GroupsByQuestion) {
    this.groups = groups;
  }

  private showReports({ reports, answers }: Measured) {
    this.reports = reports;
    this.counted = answers;
  }

  /** Measures again soon after answers, if the server sends events. */
  private follow(): () => void {
    let stop = () => {};
    const unwatch = reaction(
      () => this.measured !== undefined && this.platform.can('events'),
      (isReady) => {
        if (isReady) stop = this.followDataset.execute(this.datasetId, this.handleNews);
      },
      { fireImmediately: true },
    );
    return () => {
      unwatch();
      stop();
      this.isStale = false;
    };
  }

  private handleNews({ kind }: DatasetNews) {
    if (kind === 'settings') this.load();
    else void this.measureSoon();
  }

  private async measureSoon() {
    if (this.isStale) return;
    this.isStale = true;
    await this.clock.wait(Math.max(limits.qualityWaitMs, this.lastTookMs)); // long measurements rest as long
    await when(() => !this.measuring.isRunning);
    if (this.isStale) this.measure();
  }
}
