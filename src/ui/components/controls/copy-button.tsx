import { Check, Copy, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { limits } from '#domain/shared/limits.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  /** Or how to come by it, where that is work. */
  readonly text: string | (() => string);
  /** What is copied, as in "Copy link". */
  readonly label: string;
  /** Instead of a picture of copying. */
  readonly icon?: ReactNode;
  /** With the label beside the picture. */
  readonly isWide?: boolean;
}

/** Says for a second that it has copied, or that it could not. */
export function CopyButton({ text, label, icon = <Copy size={16} />, isWide = false }: CopyButtonProps) {
  const clipboard = useShared(Clipboard);
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), limits.copyTooltipMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = async () => {
    const copied = await clipboard.copy(typeof text === 'string' ? text : text());
    setOutcome(copied ? 'copied' : 'failed');
  };
  const marks = { copied: <Check size={16} />, failed: <X size={16} /> };
  const mark = outcome ? marks[outcome] : icon;
  return (
    <span className={styles.copy}>
      {isWide ? (
        <Button onClick={handleClick}>
          {mark}
          {label}
        </Button>
      ) : (
        <IconButton look="quiet" label={label} onClick={handleClick}>
          {mark}
        </IconButton>
      )}
      <span role="status" className={styles.told} data-shown={outcome !== undefined}>
        {outcome && t(`copy.${outcome}`)}
      </span>
    </span>
  );
}
