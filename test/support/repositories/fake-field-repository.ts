import type { FieldRepository, NewField } from '#application/ports/annotation/field-repository.ts';
import type { Field } from '#domain/annotation/field.ts';
import { Fake } from './fake.ts';

export class FakeFieldRepository extends Fake implements FieldRepository {
  constructor(public fields: readonly Field[] = []) {
    super();
  }

  of = (datasetId: string) =>
    this.answer('ERROR_FETCHING_FIELDS', () => this.fields.filter((each) => each.datasetId === datasetId));

  create = (datasetId: string, field: NewField) =>
    this.answer('POSTIL_CREATING_FIELD', () => {
      const created = { ...field, id: field.name, datasetId };
      this.fields = [...this.fields, created];
      return created;
    });

  update = (field: Field) =>
    this.answer('ERROR_PATCHING_FIELDS', () => {
      this.fields = this.fields.map((each) => (each.id === field.id ? field : each));
      return field;
    });
}
