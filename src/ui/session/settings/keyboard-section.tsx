import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { CustomKeys } from './custom-keys.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export const KeyboardSection = observer(function KeyboardSection() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return (
    <SettingsSection name="keyboard" title={t('userSettings.keyboard.title')} about={t('userSettings.keyboard.about')}>
      <SettingSwitch
        text={t('userSettings.keyboard.single')}
        about={t('userSettings.keyboard.singleAbout')}
        isOn={keyboard.usesSingleKeys}
        onChange={keyboard.useSingleKeys}
      />
      <SettingSwitch
        text={t('keys.atOnceSwitch')}
        about={t('keys.atOnceAbout')}
        isOn={keyboard.answersAtOnce}
        isDisabled={!keyboard.usesSingleKeys}
        onChange={keyboard.answerAtOnce}
      />
      <CustomKeys />
    </SettingsSection>
  );
});

interface SettingSwitchProps {
  readonly text: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const SettingSwitch = ({ text, about, isOn, isDisabled = false, onChange }: SettingSwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={isOn} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {text}
      <small>{about}</small>
    </span>
  </label>
);
