import type { Field, FieldOf, FieldType } from '#domain/annotation/field.ts';

type NewFieldKey = 'name' | 'title' | 'required' | 'type' | 'settings';

export type NewField = { [T in FieldType]: Pick<FieldOf<T>, NewFieldKey> }[FieldType];

export abstract class FieldRepository {
  /** `fresh` bypasses the cache and reports no failure to the user. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Field[]>;
  abstract create(datasetId: string, field: NewField): Promise<Field>;
  /** Sends title and settings. */
  abstract update(field: Field): Promise<Field>;
}
