import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { addLabels } from '#domain/datasets/settings/labels.ts';
import { isBlank } from '#domain/shared/problem.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './labels.module.css';

interface AddLabelsProps {
  readonly options: readonly Option[];
  readonly onChange: (options: readonly Option[]) => void;
}

export function AddLabels({ options, onChange }: AddLabelsProps) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const [typed, setTyped] = useState('');
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  const add = (text: string) => {
    const added = addLabels(options, text);
    setSkipped(added.duplicates);
    setTyped('');
    if (added.options.length > options.length) onChange(added.options);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault(); // Enter would submit the form of the question
    if (!isBlank(typed)) add(typed);
  };
  /** Adds pasted lines as labels; the input would join them. */
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    add(`${typed}\n${text}`);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the field within
    <div className={styles.adding} onKeyDown={handleKey} onPaste={handlePaste}>
      <TextField
        label={t('changing.labels.add')}
        hint={t('changing.labels.addHint')}
        value={typed}
        problems={[]}
        onChange={setTyped}
      />
      <Button disabled={isBlank(typed)} onClick={() => add(typed)}>
        {t('changing.add')}
      </Button>
      <p role="status" className={styles.left}>
        {skipped.length > 0 && t('changing.labels.left', { labels: list(skipped) })}
      </p>
    </div>
  );
}
