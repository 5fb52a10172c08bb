import type { Field, FieldOf, FieldType } from '#domain/annotation/field.ts';

type Begun = 'name' | 'title' | 'required' | 'type' | 'settings';

/** A field that a dataset does not have yet. */
export type NewField = { [T in FieldType]: Pick<FieldOf<T>, Begun> }[FieldType];

export abstract class FieldRepository {
  /** Anew: whatever was kept, and without a word where it fails. */
  abstract of(datasetId: string, anew?: boolean): Promise<readonly Field[]>;
  abstract create(datasetId: string, field: NewField): Promise<Field>;
  /** Its title and its settings. */
  abstract update(field: Field): Promise<Field>;
}
