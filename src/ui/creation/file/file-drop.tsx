import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedFile } from '#application/ports/creation/row-reader.ts';
import { Button } from '../../components/controls/button.tsx';
import styles from './file.module.css';

interface FileDropProps {
  readonly isBusy: boolean;
  readonly onPick: (file: PickedFile) => void;
}

const suffixes = '.csv,.tsv,.tab,.json,.jsonl,.ndjson,.parquet,.txt,.gz';

export function FileDrop({ isBusy, onPick }: FileDropProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pickFirst = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onPick(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pickFirst(event.dataTransfer.files);
  };
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    pickFirst(currentTarget.files);
    currentTarget.value = ''; // lets the user choose the same file again
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className={styles.drop}
      data-over={isOver}
      onDrop={handleDrop}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
    >
      <FileUp size={28} aria-hidden />
      <p>{t('preparing.dropHint')}</p>
      <input ref={input} type="file" accept={suffixes} hidden onChange={handleChange} />
      <Button look="strong" busy={isBusy} onClick={() => input.current?.click()}>
        {t('preparing.chooseFile')}
      </Button>
      <p className={styles.formats}>{t('preparing.formats')}</p>
    </div>
  );
}
