import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import type { RunnableCommand } from '../../keyboard/commands.ts';
import styles from './palette.module.css';
import type { CommandGroup } from './palette-view-model.ts';

interface CommandListProps {
  /** Options have the id with their position. */
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly active: RunnableCommand | undefined;
  readonly onChoose: (command: RunnableCommand) => void;
}

export function CommandList({ id, groups, active, onChoose }: CommandListProps) {
  const { t } = useTranslation();
  const all = groups.flatMap(({ commands }) => commands);
  return (
    <div id={id} role="listbox" aria-label={t('keys.palette')} className={styles.list}>
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box takes no other element
        <div key={title} role="group" aria-label={title || t('commands.groups.found')}>
          {title && (
            <p className={styles.group} aria-hidden>
              {title}
            </p>
          )}
          {commands.map((command) => (
            <Option
              key={command.id}
              id={`${id}-${all.indexOf(command)}`}
              command={command}
              isActive={command === active}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: RunnableCommand;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, command, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps the focus and handles the keys
    <div
      ref={option}
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isActive}
      aria-disabled={command.isPossible === false}
      onClick={onChoose}
    >
      <bdi className={styles.text}>{command.text}</bdi>
      {command.detail && <bdi className={styles.detail}>{command.detail}</bdi>}
      {command.keys && <Kbd>{command.keys}</Kbd>}
    </div>
  );
}
