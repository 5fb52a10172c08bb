import type {
  ComputedQuality,
  QualityReading,
  RecordsRead,
  RunningReading,
} from '#application/ports/datasets/computed-quality.ts';
import type { QualityPart } from '#application/ports/datasets/quality-repository.ts';
import type { Question } from '#domain/annotation/question.ts';
import { isNarrowed } from '#domain/criteria/criteria.ts';
import { momentsOf, type QualityView } from '#domain/quality/answer-limits.ts';
import type { Grouping, GroupsByQuestion } from '#domain/quality/grouping.ts';
import type { LimitsOfAnswers } from '#domain/quality/records/answered-record.ts';
import type { QuestionReport } from '#domain/quality/report.ts';
import { limits } from '#domain/shared/limits.ts';
import { MeasuringConnection } from '../../quality/measuring-connection.ts';
import type { Api } from '../api.ts';
import { knownUsers } from '../people/known-users.ts';
import { toAnsweredRecord } from './mappers/answered-record.ts';
import { recordPages } from './record-pages.ts';

const failure = 'POSTIL_MEASURING_QUALITY';

/** Reads records page by page, and computes the figures in a worker. */
export class BrowserQuality implements ComputedQuality {
  private connection: MeasuringConnection | undefined;
  private questions: readonly Question[] = [];

  constructor(
    private readonly api: Api,
    private readonly makeWorker: () => Worker,
  ) {}

  read(reading: QualityReading, onProgress: (progress: RecordsRead) => void): RunningReading {
    const ending = new AbortController();
    const done = this.readAll(reading, onProgress, ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
      return new Promise<boolean>(() => {});
    });
    return { done, cancel: () => ending.abort() };
  }

  of(_: string, { view, intervals, answers }: QualityPart): Promise<readonly QuestionReport[]> {
    const { questions } = this;
    return this.connected.request({
      kind: 'measure',
      questions,
      limits: limitsOf(view),
      wanted: { intervals, answers },
    });
  }

  groups(_: string, view: QualityView, grouping: Grouping): Promise<GroupsByQuestion> {
    const { questions } = this;
    return this.connected.request({ kind: 'groups', questions, limits: limitsOf(view), grouping });
  }

  end() {
    this.connection?.end();
    this.connection = undefined;
  }

  /** The records read before stay until all new ones are there. */
  private async readAll(
    reading: QualityReading,
    onProgress: (progress: RecordsRead) => void,
    signal: AbortSignal,
  ): Promise<boolean> {
    const connection = new MeasuringConnection(this.makeWorker());
    try {
      const isComplete = await this.readInto(connection, reading, onProgress, signal);
      this.end();
      this.connection = connection;
      this.questions = reading.questions;
      return isComplete;
    } catch (error) {
      connection.end();
      throw error;
    }
  }

  private async readInto(
    connection: MeasuringConnection,
    { dataset, questions, criteria }: QualityReading,
    onProgress: (progress: RecordsRead) => void,
    signal: AbortSignal,
  ): Promise<boolean> {
    const users = await knownUsers(this.api, dataset.workspaceId, { failure, silent: true });
    const usernames = new Map(users.all.map(({ id, username }) => [id, username]));
    let [read, responses] = [0, 0];
    for await (const { items, total } of recordPages(this.api, {
      datasetId: dataset.id,
      criteria: isNarrowed(criteria) ? { ...criteria, status: 'all' } : undefined,
      include: ['responses', 'suggestions'],
      failure,
      signal,
    })) {
      const records = items.map((item) => toAnsweredRecord(item, questions, usernames));
      await connection.request({ kind: 'records', records });
      read += items.length;
      onProgress({ records: read, total });
      responses += records.reduce((sum, { submitted }) => sum + submitted.length, 0);
      if (responses >= limits.maxComputedResponses) return read >= total;
    }
    signal.throwIfAborted();
    return true;
  }

  private get connected(): MeasuringConnection {
    if (!this.connection) throw new Error('No records have been read');
    return this.connection;
  }
}

function limitsOf({ limits: answerLimits }: QualityView): LimitsOfAnswers {
  const { from, to } = momentsOf(answerLimits);
  return {
    people: answerLimits.people,
    from: from === null ? undefined : Date.parse(from),
    to: to === null ? undefined : Date.parse(to),
  };
}
