import type { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import { wireFields } from '#contract/datasets/field.ts';
import type { Field } from '#domain/annotation/field.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

import { toField } from '../mappers/field.ts';

export class HttpFieldRepository implements FieldRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string): Promise<readonly Field[]> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/fields`,
      reads: wireFields,
      keptFor: limits.caches.medium,
      failure: 'ERROR_FETCHING_FIELDS',
    });
    return items.map(toField);
  }
}
