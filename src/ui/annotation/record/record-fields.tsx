import { memo } from 'react';
import type { Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import { FieldSection } from './field-section.tsx';

interface RecordFieldsProps {
  readonly recordId: string;
  readonly fields: readonly Field[];
  readonly values: DatasetRecord['fields'];
  /** What templates read. */
  readonly original: DatasetRecord['original'];
  readonly search?: TextSearch | undefined;
  readonly isOneOfMany?: boolean;
}

/** Every field that the record has, an empty one too. */
export const RecordFields = memo(function RecordFields(props: RecordFieldsProps) {
  const { recordId, fields, values, original, search, isOneOfMany = false } = props;
  return fields
    .filter(({ name }) => values[name] !== undefined && values[name] !== null)
    .map((field) => (
      <FieldSection
        key={field.type === 'custom' ? field.id : `${field.id} ${recordId}`} // a template keeps its frame
        field={field}
        value={values[field.name]}
        original={original}
        search={search}
        isOneOfMany={isOneOfMany}
      />
    ));
});
