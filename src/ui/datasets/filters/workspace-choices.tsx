import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesNamed, type WorkspaceChoice } from '#domain/datasets/overview/list-view.ts';
import { Button } from '../../components/controls/button.tsx';
import styles from './filters.module.css';

export interface WorkspaceChoicesProps {
  readonly choices: readonly WorkspaceChoice[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly onClear: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the search to the boxes, from one to the next, and back. */
function moveFocus(event: KeyboardEvent) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const inputs: HTMLElement[] = [...event.currentTarget.querySelectorAll('input')];
  const at = document.activeElement instanceof HTMLElement ? inputs.indexOf(document.activeElement) : -1;
  inputs[(at + step + inputs.length) % inputs.length]?.focus();
}

export function WorkspaceChoices({ choices, chosen, onToggle, onClear }: WorkspaceChoicesProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const found = choicesNamed(choices, text);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls let through
    <div className={styles.panel} onKeyDown={moveFocus} tabIndex={-1}>
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
