import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo } from 'react';
import { Commands } from '../keyboard/commands.ts';
import { isComposing, isModalOpen, isTyping } from '../keyboard/key-event.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { WithModule } from '../navigation/with-module.tsx';
import { KeyboardSettings } from '../shared/keyboard-settings.ts';
import { PageModules } from '../shared/page-modules.ts';
import { lazyComponent } from '../shared/retrying/lazy-component.tsx';
import { usePrefetch } from '../shared/use-prefetch.ts';
import { useShared } from '../shared/use-view-model.ts';
import { OpeningPalette } from './opening-palette.tsx';

const fetchPanel = () => import('./command-panel.tsx');
const CommandPanel = lazyComponent(async () => (await fetchPanel()).CommandPanel);

/** Listens to the keys of the palette and the help on every page; their code loads with the first use. */
export const CommandCenter = observer(function CommandCenter() {
  const commands = useShared(Commands);
  const pageModules = useShared(PageModules);
  useCommandKeys(commands);
  // later they open without a connection, too
  usePrefetch(
    true,
    useMemo(() => [fetchPanel, () => pageModules.load('commands')], [pageModules]),
  );
  return (
    <Suspense fallback={commands.open === 'palette' ? <OpeningPalette commands={commands} /> : null}>
      {commands.open && (
        <WithModule module="commands" fetch={fetchPanel}>
          <CommandPanel key={commands.open} open={commands.open} onClose={commands.close} />
        </WithModule>
      )}
    </Suspense>
  );
});

const belongsElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented || event.repeat || isComposing(event) || isModalOpen();

function useCommandKeys(commands: Commands) {
  const { isFor } = useKeys();
  const keyboard = useShared(KeyboardSettings);
  useEffect(() => {
    const actionFor = (event: KeyboardEvent) => {
      if (isFor('palette', event)) return commands.showPalette;
      return isFor('help', event) && !isTyping(event.target) ? commands.showKeys : undefined;
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (belongsElsewhere(event) || !keyboard.isEnabled(event)) return;
      const act = actionFor(event);
      act?.();
      if (act) event.preventDefault();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [commands, isFor, keyboard]);
}
