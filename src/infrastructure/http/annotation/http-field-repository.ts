import type { FieldRepository, NewField } from '#application/ports/annotation/field-repository.ts';
import { type WireFieldCreate, type WireFieldUpdate, wireField, wireFields } from '#contract/datasets/field.ts';
import type { Field } from '#domain/annotation/field.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

import { toField, toWireFieldSettings } from './mappers/field.ts';

const invalidates = /\/fields$/;

export class HttpFieldRepository implements FieldRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, fresh = false): Promise<readonly Field[]> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/fields`,
      schema: wireFields,
      cacheForMs: limits.cacheMs.medium,
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_FETCHING_FIELDS',
    });
    return items.map(toField);
  }

  async create(datasetId: string, field: NewField): Promise<Field> {
    const { name, title, required } = field;
    const json: WireFieldCreate = { name, title, required, settings: toWireFieldSettings(field) };
    const created = await this.api.call({
      method: 'post',
      path: `v1/datasets/${datasetId}/fields`,
      json,
      schema: wireField,
      invalidates,
      failure: 'POSTIL_CREATING_FIELD',
    });
    return toField(created);
  }

  async update(field: Field): Promise<Field> {
    const { id, title } = field;
    const json: WireFieldUpdate = { title, settings: toWireFieldSettings(field) };
    const updated = await this.api.call({
      method: 'patch',
      path: `v1/fields/${id}`,
      json,
      schema: wireField,
      invalidates,
      failure: 'ERROR_PATCHING_FIELDS',
    });
    return toField(updated);
  }
}
