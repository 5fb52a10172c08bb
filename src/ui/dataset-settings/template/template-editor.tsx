import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import styles from './template.module.css';

const TemplateFrame = lazyComponent(
  async () => (await import('../../annotation/record/template/template-frame.tsx')).TemplateFrame,
);

/** Braces of templates, as values: in the text they would be a placeholder of i18next. */
const braces = { open: '{{', close: '}}' };

interface TemplateEditorProps {
  readonly field: FieldOf<'custom'>;
  readonly sample: DatasetRecord | undefined;
  readonly onChange: (template: string) => void;
}

export function TemplateEditor({ field, sample, onChange }: TemplateEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const { template, advancedMode } = field.settings;
  const shown = useDebounced(template);
  return (
    <div className={styles.editor}>
      <div className={styles.written}>
        <label htmlFor={id}>{t('changing.parts.template')}</label>
        <textarea
          id={id}
          className={styles.template}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          rows={12}
          value={template}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {advancedMode ? t('changing.templateAdvanced') : t('changing.templateHint', braces)}
        </p>
      </div>
      <section className={styles.shown} aria-label={t('changing.templatePreview', { title: field.title })}>
        {sample ? (
          <Suspense>
            <TemplateFrame
              title={field.title}
              template={shown}
              advancedMode={advancedMode}
              record={sample.original}
              value={sample.fields[field.name]}
            />
          </Suspense>
        ) : (
          <p className={styles.hint}>{t('changing.noSample')}</p>
        )}
      </section>
    </div>
  );
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), limits.previewWaitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
