import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { limits } from '#domain/shared/limits.ts';
import { lazyPart } from '../../shared/retrying/lazy-part.ts';
import styles from './template.module.css';

const TemplateFrame = lazyPart(
  async () => (await import('../../annotation/record/template/template-frame.tsx')).TemplateFrame,
);

/** What a template writes around a name, which a text would take for a place of its own. */
const braces = { open: '{{', close: '}}' };

interface TemplateEditorProps {
  readonly field: FieldOf<'custom'>;
  /** What it is tried with, once there is one. */
  readonly sample: DatasetRecord | undefined;
  readonly onChange: (template: string) => void;
}

/** A template, and beside it what it makes of a real record. */
export function TemplateEditor({ field, sample, onChange }: TemplateEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const { template, advancedMode } = field.settings;
  const shown = useSettled(template);
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

/** What is written, once the writing has stopped for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), limits.previewWaitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
