import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asText, contentOf, type Field, type FieldValue } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { FieldContent } from './field-content.tsx';
import styles from './fields.module.css';
import { useSearchHighlight } from './search-highlight/use-search-highlight.ts';

interface FieldSectionProps {
  readonly field: Field;
  readonly value: FieldValue;
  readonly original: DatasetRecord['original'];
  readonly search: TextSearch | undefined;
  /** One of many on the page, so it must not be a landmark. */
  readonly isOneOfMany: boolean;
}

export function FieldSection({ field, value, original, search, isOneOfMany }: FieldSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const contentElement = useRef<HTMLDivElement>(null);
  const content = contentOf(field, value);
  const text = () => asText(content);
  useSearchHighlight(contentElement, isSearched(field, search) ? search?.text : undefined);

  return (
    <section className={styles.field} role={isOneOfMany ? 'group' : undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} dir="auto">
          {field.title}
        </h2>
        <CopyButton text={text} label={t('fields.copy', { title: field.title })} />
      </header>
      <div ref={contentElement}>
        <FieldContent field={field} content={content} original={original} titleId={id} />
      </div>
    </section>
  );
}

const isSearched = ({ type, name }: Field, search: TextSearch | undefined) =>
  (type === 'text' || type === 'chat') && (search?.field === undefined || search.field === name);
