import { memo } from 'react';
import type { Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import { FieldSection } from './field-section.tsx';

interface RecordFieldsProps {
  readonly fields: readonly Field[];
  readonly values: DatasetRecord['fields'];
  readonly search?: TextSearch | undefined;
}

/** Every field that the record has, an empty one too. */
export const RecordFields = memo(function RecordFields({ fields, values, search }: RecordFieldsProps) {
  return fields
    .filter(({ name }) => values[name] !== undefined && values[name] !== null)
    .map((field) => <FieldSection key={field.id} field={field} value={values[field.name]} search={search} />);
});
