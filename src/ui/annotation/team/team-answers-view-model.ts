import { observable, runInAction } from 'mobx';
import type { LoadTeamAnswers } from '#application/annotation/load-team-answers.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import { orElse } from '#application/shared/or-else.ts';
import type { TeamResponse } from '#domain/annotation/team-answers.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { limits } from '#domain/shared/limits.ts';

/** Responses of all users to the records on the screen. */
export class TeamAnswersViewModel {
  private readonly responses = observable.map<string, readonly TeamResponse[] | 'failed'>();
  private readonly shown = new Set<string>();
  private requested = new Set<string>();

  constructor(
    private readonly loadTeamAnswers: LoadTeamAnswers,
    private readonly clock: Clock,
  ) {}

  /** Absent until they are loaded. */
  responsesTo(recordId: string): readonly TeamResponse[] | 'failed' | undefined {
    return this.responses.get(recordId);
  }

  /** Responses are loaded only for records on the screen; the returned function forgets those to this one. */
  show(recordId: string): () => void {
    this.shown.add(recordId);
    return () => this.hide(recordId);
  }

  load(dataset: Dataset, recordId: string): void {
    const isScheduled = this.requested.size > 0;
    this.requested.add(recordId);
    if (!isScheduled) void this.loadRequested(dataset);
  }

  private hide(recordId: string) {
    this.shown.delete(recordId);
    runInAction(() => this.responses.delete(recordId));
  }

  /** Records that appear at the same time are loaded together. */
  private async loadRequested(dataset: Dataset) {
    await this.clock.wait(limits.teamAnswersWaitMs);
    const recordIds = [...this.requested].filter((recordId) => this.shown.has(recordId));
    this.requested = new Set();
    if (recordIds.length === 0) return;
    const found = await orElse(this.loadTeamAnswers.execute(dataset, recordIds), undefined);
    runInAction(() => {
      for (const recordId of recordIds)
        if (this.shown.has(recordId)) this.responses.set(recordId, found ? (found.get(recordId) ?? []) : 'failed');
    });
  }
}
