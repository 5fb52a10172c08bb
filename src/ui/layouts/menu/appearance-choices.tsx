import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { languages } from '#domain/session/language.ts';
import { themes } from '#domain/session/theme.ts';
import { Texts } from '../../i18n/texts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Theme } from '../../theme/theme.ts';
import { languageNames } from './language-names.ts';
import { RadioChoice } from './radio-choice.tsx';

const themeIcons = { system: Monitor, light: Sun, dark: Moon, 'high-contrast': Contrast };

/**
 * The menu and the settings page can show the same choices at once, so the names of their radio buttons need a prefix.
 */
interface AppearanceChoiceProps {
  readonly idPrefix: string;
}

export const ThemeChoice = observer(function ThemeChoice({ idPrefix }: AppearanceChoiceProps) {
  const theme = useShared(Theme);
  const { t } = useTranslation();
  return (
    <RadioChoice
      name={`${idPrefix}-theme`}
      legend={t('theme.legend')}
      options={themes.map((value) => ({ value, text: t(`theme.${value}`), icon: themeIcons[value] }))}
      chosen={theme.chosen}
      onChoose={theme.choose}
    />
  );
});

export const LanguageChoice = observer(function LanguageChoice({ idPrefix }: AppearanceChoiceProps) {
  const texts = useShared(Texts);
  const { t } = useTranslation();
  return (
    <RadioChoice
      name={`${idPrefix}-language`}
      legend={t('language.legend')}
      options={languages.map((value) => ({ value, text: languageNames[value], code: value, lang: value }))}
      chosen={texts.language}
      onChoose={texts.choose}
    />
  );
});
