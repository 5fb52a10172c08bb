import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anyOf, type Condition } from '#domain/criteria/condition.ts';
import styles from '../filters.module.css';

interface IdsChoiceProps {
  readonly title: string;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
}

const idsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function IdsChoice({ title, condition, onChange }: IdsChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const noteId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const values = condition?.kind === 'terms' ? condition.values : [];
  const handleChange = (text: string) => {
    setTyped(text);
    const ids = idsIn(text);
    onChange(ids.length > 0 ? anyOf(...ids) : undefined);
  };

  return (
    <>
      <textarea
        ref={box}
        className={styles.ids}
        rows={5}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        aria-label={title}
        aria-describedby={noteId}
        value={typed ?? values.join('\n')}
        onChange={({ target }) => handleChange(target.value)}
      />
      <p id={noteId} className={styles.hint}>
        {t('filters.onePerLine')}
      </p>
    </>
  );
}
