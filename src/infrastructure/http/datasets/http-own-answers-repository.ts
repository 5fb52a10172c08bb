import type { OwnAnswersRepository } from '#application/ports/datasets/own-answers-repository.ts';
import { wireOwnAnswers } from '#contract/datasets/own-answers.ts';
import type { Api } from '../api.ts';

export class HttpOwnAnswersRepository implements OwnAnswersRepository {
  constructor(private readonly api: Api) {}

  async countSince(time: string): Promise<number> {
    const { submitted, discarded } = await this.api.get({
      path: `ext/v1/me/answers?since=${encodeURIComponent(time)}`,
      schema: wireOwnAnswers,
      failure: 'POSTIL_FETCHING_METRICS',
      silent: true, // the page works without the number
    });
    return submitted + discarded;
  }
}
