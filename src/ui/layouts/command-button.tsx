import { Command } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../components/controls/icon-button.tsx';
import { Commands } from '../keyboard/commands.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { useShared } from '../shared/use-view-model.ts';

export const CommandButton = observer(function CommandButton() {
  const commands = useShared(Commands);
  const keys = useKeys();
  const { t } = useTranslation();
  return (
    <IconButton
      look="quiet"
      label={t('shell.commands')}
      showsLabel
      {...keys.on('palette')}
      data-no-command
      onClick={commands.showPalette}
    >
      <Command size={18} aria-hidden />
    </IconButton>
  );
});
