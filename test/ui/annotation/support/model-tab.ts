import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { OutboxTriggers } from '#application/annotation/outbox/outbox-triggers.ts';
import { UnsentQueue } from '#application/annotation/outbox/unsent-queue.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { Reauthentication } from '#application/session/reauthentication.ts';
import { RetryBackoff } from '#application/shared/retry-backoff.ts';
import { withAnswer } from '#domain/annotation/draft.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { unknownEnvironment } from '#domain/session/environment.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { HistoryViewModel } from '#ui/annotation/model/answering/history-view-model.ts';
import { AdaptiveThrottle } from '#ui/annotation/model/live/adaptive-throttle.ts';
import type { LiveUpdates } from '#ui/annotation/model/live/live-updates.ts';
import type { RecordLeases } from '#ui/annotation/model/live/record-leases.ts';
import type { ImagePrefetch } from '#ui/annotation/model/queue/image-prefetch.ts';
import { UnsyncedAnswers } from '#ui/annotation/model/queue/unsynced-answers.ts';
import type { LeaveGuard } from '#ui/shared/leave-guard.ts';
import type { Platform } from '#ui/shared/platform.ts';
import type { Session } from '#ui/shared/session.ts';
import { FakeConnectivity } from '../../../support/browser/fake-connectivity.ts';
import { FakeNotices } from '../../../support/browser/fake-notices.ts';
import { FakePageVisibility } from '../../../support/browser/fake-page-visibility.ts';
import { FakeTokenStore } from '../../../support/browser/fake-token-store.ts';
import { aQuestion, someOptions } from '../../../support/builders.ts';
import { FakeDatasetRepository } from '../../../support/repositories/fake-dataset-repository.ts';
import { FakeFieldRepository } from '../../../support/repositories/fake-field-repository.ts';
import { FakeQuestionRepository } from '../../../support/repositories/fake-question-repository.ts';
import { loadFrom } from '../../../support/search/load-from.ts';
import { Life, type ModelBrowser } from './model-browser.ts';

export interface ModelFixture {
  readonly userId: string;
  readonly token: string;
  readonly datasetId: string;
  readonly recordIds: readonly string[];
}

/** A tab with the annotation page, on the real view-models, outbox and API client. */
export class ModelTab {
  readonly life = new Life();
  readonly viewModel: AnnotationViewModel;
  private readonly outbox: Outbox;

  constructor(
    browser: ModelBrowser,
    private readonly fixture: ModelFixture,
  ) {
    const { life } = this;
    const { userId, datasetId } = fixture;
    const session = { user: { id: userId } } as Session;
    const question = aQuestion('label_selection', { name: 'mood', datasetId, settings: labels });
    const questions = new FakeQuestionRepository([question]);
    const tokens = new FakeTokenStore(fixture.token);
    const options = { baseUrl: 'http://test/api', fetch: browser.fetchOf(life) };
    const api = new Api(options, tokens, new Cache(browser.clock), { report: () => undefined }, new Reauthentication());
    const stored = new HttpRecordRepository(api, questions);
    const all = async () => {
      const found = await Promise.all(fixture.recordIds.map((id) => stored.get(id, userId)));
      return {
        records: found.map((record, index): DatasetRecord => ({ ...record, page: index + 1 })),
        total: found.length,
      };
    };
    const records = { search: all, searchSilently: all, get: stored.get.bind(stored) };
    const datasets = new FakeDatasetRepository([{ id: datasetId, name: 'model' } as never]);
    const unsent = new UnsentQueue(life.mortal(browser.store), browser.ids, browser.clock);
    this.outbox = new Outbox(
      unsent,
      new HttpResponseRepository(api),
      { report: () => undefined },
      tokens,
      browser.locksOf(life),
      new RetryBackoff(browser.clock),
      new OutboxTriggers(new FakeConnectivity(), new FakePageVisibility(), browser.clock),
    );
    const environment = {
      settings: async () => ({ ...unknownEnvironment, features: ['own-metrics', 'suggestions-seen'] }),
    };
    this.viewModel = new AnnotationViewModel(
      new OpenDataset(datasets, new FakeFieldRepository(), questions, loadFrom(records)),
      loadFrom(records),
      new LoadMetrics(datasets, records, new LoadEnvironment(environment), browser.clock),
      this.outbox,
      datasets,
      session,
      new FakeNotices(),
      { askWhile: () => () => undefined } as never as LeaveGuard,
      new HistoryViewModel(life.mortal(browser.steps), browser.ids, session),
      new UnsyncedAnswers(this.outbox, life.mortal(browser.drafts), session, browser.clock),
      { activate: () => () => undefined } as never as RecordLeases,
      { activate: () => () => undefined } as never as LiveUpdates,
      { activate: () => () => undefined } as never as ImagePrefetch,
      new AdaptiveThrottle(browser.clock),
      { can: () => true } as never as Platform,
    );
  }

  /** Opens the page after unsent answers could be sent. */
  async open(browser: ModelBrowser): Promise<this> {
    await this.signIn();
    await browser.quiet();
    this.viewModel.activate(this.fixture.datasetId);
    this.viewModel.records.apply(initialCriteria);
    await browser.quiet();
    return this;
  }

  signIn = () => this.outbox.start(this.fixture.userId);

  kill() {
    this.life.kill();
    this.outbox.stop();
  }

  choose(index: number, label: string) {
    const { records, form } = this.viewModel;
    records.goTo(index + 1);
    const [question] = form.questions;
    if (question) form.change(withAnswer(form.draft, question, { type: 'label_selection', label }));
  }
}

const labels = { options: someOptions('bad', 'good'), visibleOptions: undefined };
