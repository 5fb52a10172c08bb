import { languages } from '#domain/session/language.ts';
import { themes } from '#domain/session/theme.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { CommandContext, RunnableCommand } from '../../keyboard/commands.ts';
import { languageNames } from '../../layouts/menu/language-names.ts';
import type { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import type { Platform } from '../../shared/platform.ts';
import type { Theme } from '../../theme/theme.ts';

interface SettingCommandsOptions {
  readonly theme: Theme;
  readonly texts: Texts;
  readonly keyboard: KeyboardSettings;
  readonly platform: Platform;
  readonly go: (path: string) => void;
}

/** Sections of the page of the user's settings, by their ids. */
const sections = ['profile', 'look', 'keyboard', 'api-key', 'password'] as const;

export function settingCommands(
  { t }: CommandContext,
  { theme, texts, keyboard, platform, go }: SettingCommandsOptions,
): readonly RunnableCommand[] {
  const choice = (setting: string, value: string) => t('commands.choice', { setting, value });
  const { usesSingleKeys, answersAtOnce } = keyboard;
  return [
    ...themes.map((each) => ({
      id: `theme.${each}`,
      text: choice(t('theme.legend'), t(`theme.${each}`)),
      isPossible: theme.chosen !== each,
      run: () => theme.choose(each),
    })),
    ...languages.map((each) => ({
      id: `language.${each}`,
      text: choice(t('language.legend'), languageNames[each]),
      isPossible: texts.language !== each,
      run: () => void texts.choose(each),
    })),
    {
      id: 'keys.single',
      text: t(usesSingleKeys ? 'commands.singleKeysOff' : 'commands.singleKeysOn'),
      run: () => keyboard.useSingleKeys(!usesSingleKeys),
    },
    {
      id: 'keys.once',
      text: t(answersAtOnce ? 'commands.atOnceOff' : 'commands.atOnceOn'),
      isPossible: usesSingleKeys,
      run: () => keyboard.answerAtOnce(!answersAtOnce),
    },
    ...sections
      .filter((each) => each !== 'password' || platform.can('account'))
      .map((each) => ({
        id: `settings.${each}`,
        text: t(`commands.sections.${each}`),
        detail: t('shell.userSettings'),
        run: () => go(`/user-settings#${each}`),
      })),
  ];
}
