import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesNamed, type WorkspaceChoice } from '#domain/datasets/overview/list-view.ts';
import { Button } from '../../components/controls/button.tsx';
import { moveAmong } from '../../components/roving-focus.ts';
import styles from './filters.module.css';

export interface WorkspaceChoicesProps {
  readonly choices: readonly WorkspaceChoice[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly onClear: () => void;
}

const handleKeyDown = moveAmong('input');

export function WorkspaceChoices({ choices, chosen, onToggle, onClear }: WorkspaceChoicesProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const found = choicesNamed(choices, text);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that its controls let bubble
    <div className={styles.panel} onKeyDown={handleKeyDown} tabIndex={-1}>
      <input
        ref={search}
        type="search"
        dir="auto"
        className={styles.find}
        value={text}
        placeholder={t('datasets.findWorkspace')}
        aria-label={t('datasets.findWorkspace')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset>
        <legend className={styles.legend}>{t('datasets.workspaces')}</legend>
        {found.map(({ name, datasets }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
            <bdi>{name}</bdi> <span className={styles.number}>{datasets}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p className={styles.none}>{t('datasets.noWorkspace')}</p>}
      {chosen.length > 0 && (
        <Button look="quiet" onClick={onClear}>
          {t('datasets.allWorkspaces')}
        </Button>
      )}
    </div>
  );
}
