import type { FieldRepository } from '#application/ports/annotation/field-repository.ts';
import type { Field } from '#domain/annotation/field.ts';
import { Fake } from './fake.ts';

export class FakeFieldRepository extends Fake implements FieldRepository {
  constructor(public fields: readonly Field[] = []) {
    super();
  }

  of = (datasetId: string) =>
    this.answer('ERROR_FETCHING_FIELDS', () => this.fields.filter((each) => each.datasetId === datasetId));
}
