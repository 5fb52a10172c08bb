import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionIcon } from '../../../components/marks/suggestion-mark.tsx';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { Key } from '../../../keyboard/key.tsx';
import { useKeys } from '../../../keyboard/use-keys.ts';
import styles from './question-block.module.css';

interface AcceptButtonProps {
  readonly title: string;
  readonly onAccept: () => void;
}

/** Accepts the suggestion for a question; visible until the user has accepted it. */
export const AcceptButton = observer(function AcceptButton({ title, onAccept }: AcceptButtonProps) {
  const { t } = useTranslation();
  const { spoken } = useKeys();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[data-question]')?.focus();
    onAccept();
  };
  return (
    <button
      type="button"
      className={styles.accept}
      data-accept
      aria-keyshortcuts={spoken('accept')}
      onClick={handleClick}
    >
      <SuggestionIcon />
      {t('questions.accept')}{' '}
      <VisuallyHidden>
        <span dir="auto">{title}</span>
      </VisuallyHidden>
      <Key of="accept" />
    </button>
  );
});
