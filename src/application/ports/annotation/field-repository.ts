import type { Field } from '#domain/annotation/field.ts';

export abstract class FieldRepository {
  abstract of(datasetId: string): Promise<readonly Field[]>;
}
