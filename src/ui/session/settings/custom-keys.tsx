import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { shortcuts } from '../../annotation/shortcuts/shortcuts.ts';
import { Button } from '../../components/controls/button.tsx';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { KeyRecorder } from './key-recorder.tsx';
import styles from './keys.module.css';

export const CustomKeys = observer(function CustomKeys() {
  const keyboard = useShared(KeyboardSettings);
  const { t } = useTranslation();
  const hasCustomKeys = Object.keys(keyboard.customKeys).length > 0;
  return (
    <details className={styles.customKeys}>
      <summary>{t('keys.own.title')}</summary>
      <ul className={styles.list}>
        {shortcuts.map((shortcut) => (
          <KeyRecorder key={shortcut.name} shortcut={shortcut} />
        ))}
      </ul>
      <Button disabled={!hasCustomKeys} onClick={keyboard.resetAll}>
        {t('keys.own.resetAll')}
      </Button>
    </details>
  );
});
