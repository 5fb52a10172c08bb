import type { Field, FieldOf, FieldType } from '#domain/annotation/field.ts';

type NewFieldKey = 'name' | 'title' | 'required' | 'type' | 'settings';

/** A field that a dataset does not have yet. */
export type NewField = { [T in FieldType]: Pick<FieldOf<T>, NewFieldKey> }[FieldType];

export abstract class FieldRepository {
  /** A fresh answer is never a cached one, and its failure is shown in no notice. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Field[]>;
  abstract create(datasetId: string, field: NewField): Promise<Field>;
  /** Its title and its settings. */
  abstract update(field: Field): Promise<Field>;
}
