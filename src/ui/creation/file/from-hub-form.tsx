import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { importPath, repoIdFrom } from '#domain/datasets/starting/repo-id.ts';
import { Button } from '../../components/controls/button.tsx';
import controls from '../../components/form/form.module.css';
import styles from './file.module.css';

/** Opens the import without looking the dataset up, so that private ones work, too: the import asks for a token. */
export function FromHubForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const repoId = repoIdFrom(typed);
    setWrong(repoId === undefined);
    if (repoId !== undefined) void navigate(importPath(repoId));
  };
  return (
    <form className={styles.paste} onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('preparing.repoId')}</label>
      <input
        id={id}
        className={controls.input}
        value={typed}
        placeholder={t('starting.placeholder')}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-problem`} className={styles.unreadable} role="alert">
        {isWrong && t('preparing.noRepoId')}
      </p>
      <Button type="submit" disabled={typed.trim() === ''}>
        {t('starting.look')}
      </Button>
    </form>
  );
}
