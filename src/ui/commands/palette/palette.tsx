import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowSteps } from '../../components/roving-focus.ts';
import type { RunnableCommand } from '../../keyboard/commands.ts';
import { isComposing } from '../../keyboard/key-event.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from '../palette-box.module.css';
import { useModal } from '../use-modal.ts';
import { CommandList } from './command-list.tsx';
import { PaletteViewModel } from './palette-view-model.ts';
import { useCommandGroups } from './use-command-groups.ts';

export const Palette = observer(function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const palette = useViewModel(PaletteViewModel);
  const dialog = useModal();
  const listId = useId();
  const { isFor } = useKeys();
  const shown = palette.shown(useCommandGroups(palette), t('commands.groups.recent'), t('commands.synonyms'));
  const commands = shown.groups.flatMap((group) => group.commands);
  const { position } = palette;
  const active = commands[position];

  const choose = (command: RunnableCommand | undefined) => {
    if (!command || command.isPossible === false) return;
    palette.use(command);
    dialog.current?.close(); // closing restores the focus before the command runs
    onClose();
    command.run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = arrowSteps[event.key];
    if (event.key === 'Enter') choose(active);
    else if (isFor('palette', event)) onClose();
    else if (step) palette.goTo((position + step + commands.length) % Math.max(1, commands.length));
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('keys.palette')} onClose={onClose}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('keys.find')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${position}`}
        placeholder={t('keys.find')}
        value={palette.typed}
        onChange={(event) => palette.type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <CommandList id={listId} groups={shown.groups} active={active} onChoose={choose} />
      <p role="status" className={styles.count}>
        {shown.count > 0 && t('commands.found', { count: shown.count })}
        {shown.count === 0 && t(palette.loading.isRunning ? 'common.loading' : 'keys.nothing')}
      </p>
    </dialog>
  );
});
