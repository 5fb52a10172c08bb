import type { SharesRepository } from '#application/ports/datasets/shares-repository.ts';
import { wireShares } from '#contract/datasets/shares.ts';
import type { AnswerCounts } from '#domain/datasets/shares.ts';
import type { Api } from '../api.ts';
import { toAnswerCounts } from './mappers/dataset.ts';

export class HttpSharesRepository implements SharesRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string): Promise<AnswerCounts> {
    const shares = await this.api.get({
      path: `ext/v1/datasets/${datasetId}/shares`,
      schema: wireShares,
      failure: 'POSTIL_FETCHING_SHARES',
      silent: true, // repeated by a timer
    });
    return toAnswerCounts(shares);
  }
}
