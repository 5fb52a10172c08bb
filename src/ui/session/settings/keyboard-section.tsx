import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { OwnKeys } from './own-keys.tsx';
import { Section } from './section.tsx';
import styles from './settings.module.css';

export const KeyboardSection = observer(function KeyboardSection() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return (
    <Section title={t('userSettings.keyboard.title')} about={t('userSettings.keyboard.about')}>
      <Switch
        text={t('userSettings.keyboard.single')}
        about={t('userSettings.keyboard.singleAbout')}
        isOn={keyboard.usesSingleKeys}
        onChange={keyboard.useSingleKeys}
      />
      <Switch
        text={t('keys.atOnceSwitch')}
        about={t('keys.atOnceAbout')}
        isOn={keyboard.answersAtOnce}
        isDisabled={!keyboard.usesSingleKeys}
        onChange={keyboard.answerAtOnce}
      />
      <OwnKeys />
    </Section>
  );
});

interface SwitchProps {
  readonly text: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ text, about, isOn, isDisabled = false, onChange }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={isOn} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {text}
      <small>{about}</small>
    </span>
  </label>
);
