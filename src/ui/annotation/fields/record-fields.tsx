import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { memo } from 'react';
import { contentOf, type Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { ChatContent } from './chat-content.tsx';
import styles from './fields.module.css';
import { ImageContent } from './image-content.tsx';

interface RecordFieldsProps {
  readonly fields: readonly Field[];
  readonly values: DatasetRecord['fields'];
}

/** Every field that the record has, an empty one too. */
export const RecordFields = memo(function RecordFields({ fields, values }: RecordFieldsProps) {
  return fields
    .filter(({ name }) => values[name] !== undefined && values[name] !== null)
    .map((field) => (
      <section key={field.id} className={styles.field} aria-labelledby={`field-${field.id}`}>
        <h2 id={`field-${field.id}`} className={styles.title} dir="auto">
          {field.title}
        </h2>
        <FieldContent field={field} value={values[field.name]} />
      </section>
    ));
});

function FieldContent({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const content = contentOf(field, value);
  switch (content.type) {
    case 'text':
      if (field.type === 'text' && field.settings.useMarkdown)
        return (
          <div className={styles.markdown}>
            <Markdown text={content.text} />
          </div>
        );
      return (
        <p className={styles.text} dir="auto">
          {content.text}
        </p>
      );
    case 'image':
      return <ImageContent key={content.source} source={content.source} title={field.title} />;
    case 'chat':
      return <ChatContent messages={content.messages} />;
    case 'custom':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <pre className={styles.data} dir="auto" tabIndex={0}>
          {JSON.stringify(content.value, undefined, 2)}
        </pre>
      );
  }
}
