import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Texts } from '../../i18n/texts.ts';
import { Commands } from '../../keyboard/commands.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { Platform } from '../../shared/platform.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Theme } from '../../theme/theme.ts';
import { datasetCommands } from '../sources/dataset-commands.ts';
import { pageControls } from '../sources/page-controls.ts';
import { placeCommands } from '../sources/place-commands.ts';
import { settingCommands } from '../sources/setting-commands.ts';
import type { CommandGroup, PaletteViewModel } from './palette-view-model.ts';

/** All commands of the page, of the application and of the datasets; call it in an observer. */
export function useCommandGroups(palette: PaletteViewModel): readonly CommandGroup[] {
  const { t } = useTranslation();
  const { shown } = useKeys();
  const navigate = useNavigate();
  const commands = useShared(Commands);
  const platform = useShared(Platform);
  const { user } = useShared(Session);
  const settings = {
    theme: useShared(Theme),
    texts: useShared(Texts),
    keyboard: useShared(KeyboardSettings),
    platform,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have loaded while the user types
  const controls = useMemo(() => pageControls(commands.page !== undefined), [commands.page, palette.typed]);
  if (!user) return [];

  const context = { t, shown, user };
  const go = (path: string) => void navigate(path);
  const places = placeCommands(context, { platform, commands, go });
  const others = controls.filter(({ text }) => places.every((place) => place.text !== text));
  return [
    { title: t('commands.groups.page'), commands: [...palette.ofPage(context), ...others] },
    { title: t('commands.groups.go'), commands: places },
    { title: t('commands.groups.settings'), commands: settingCommands(context, { ...settings, go }) },
    {
      title: t('datasets.title'),
      commands: datasetCommands(context, palette.datasets, go),
    },
  ];
}
