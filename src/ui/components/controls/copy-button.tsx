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
  /** A function if the text is expensive to make. */
  readonly text: string | (() => string);
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
}

/** Announces for a second whether copying worked. */
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
      <span role="status" className={styles.outcome} data-shown={outcome !== undefined}>
        {outcome && t(`copy.${outcome}`)}
      </span>
    </span>
  );
}
