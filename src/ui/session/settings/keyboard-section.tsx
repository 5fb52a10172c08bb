import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Section } from './section.tsx';
import styles from './settings.module.css';

export const KeyboardSection = observer(function KeyboardSection() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  return (
    <Section title={t('userSettings.keyboard.title')} about={t('userSettings.keyboard.about')}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={keyboard.usesSingleKeys}
          onChange={(event) => keyboard.useSingleKeys(event.target.checked)}
        />
        <span>
          {t('userSettings.keyboard.single')}
          <small>{t('userSettings.keyboard.singleAbout')}</small>
        </span>
      </label>
    </Section>
  );
});
