import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tip } from '../tooltips/tip.ts';
import styles from './input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const handleKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  const label = t(isShown ? 'session.hidePassword' : 'session.showPassword');
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      note={hasCapsLock ? t('session.capsLock') : props.note}
      end={
        <button
          type="button"
          className={styles.inside}
          aria-label={label}
          {...tip(label)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </button>
      }
    />
  );
}
