import { memo } from 'react';
import type { Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import { FieldSection } from './field-section.tsx';
import styles from './fields.module.css';

interface RecordFieldsProps {
  readonly recordId: string;
  readonly fields: readonly Field[];
  readonly values: DatasetRecord['fields'];
  /** The record as the server sent it, for templates. */
  readonly original: DatasetRecord['original'];
  readonly search?: TextSearch | undefined;
  readonly isOneOfMany?: boolean;
}

export const RecordFields = memo(function RecordFields(props: RecordFieldsProps) {
  const { recordId, fields, values, original, search, isOneOfMany = false } = props;
  const shown = fields.filter(({ name }) => values[name] !== undefined && values[name] !== null);
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <FieldSection
          // templates keep their frame from record to record
          key={field.type === 'custom' ? field.id : `${field.id} ${recordId}`}
          field={field}
          value={values[field.name]}
          original={original}
          search={search}
          isOneOfMany={isOneOfMany}
        />
      ))}
    </div>
  );
});
