import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import controls from '../../components/form/form.module.css';
import styles from './file.module.css';
import { FileDrop } from './file-drop.tsx';
import type { FileReading } from './file-reading.ts';

interface FileReadingProps {
  readonly reading: FileReading;
}

export const PickFile = observer(function PickFile({ reading }: FileReadingProps) {
  const { t } = useTranslation();
  const { pick, inspecting, unreadable, file } = reading;
  const id = useId();
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id}>{t('preparing.fromFile')}</h2>
      <FileDrop isBusy={inspecting.isRunning} onPick={pick} />
      <div role="alert">
        {unreadable && (
          <p className={styles.unreadable}>
            {t('preparing.cannotRead', { name: file?.name ?? '' })} {t(`preparing.unreadable.${unreadable}`)}
          </p>
        )}
      </div>
    </section>
  );
});

export const PasteText = observer(function PasteText({ reading }: FileReadingProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) reading.paste(text);
  };
  return (
    <section className={styles.way} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('preparing.fromText')}</h2>
      <form className={styles.paste} onSubmit={handleSubmit}>
        <label htmlFor={id}>{t('preparing.pasteHint')}</label>
        <textarea
          id={id}
          className={`${controls.area} ${styles.text}`}
          dir="auto"
          rows={4}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={reading.inspecting.isRunning} disabled={isEmpty}>
          {t('preparing.usePasted')}
        </Button>
      </form>
    </section>
  );
});
