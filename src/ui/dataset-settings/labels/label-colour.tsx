import { RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { colourOf, hexOf } from '#domain/shared/colour.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import styles from './labels.module.css';
import type { Hands } from './use-hands.ts';

interface LabelColourProps {
  readonly option: Option;
  readonly name: string;
  readonly hands: Hands;
}

/** A colour of one's own, or the one that is made from the value. */
export function LabelColour({ option: { value, colour }, name, hands }: LabelColourProps) {
  const { t } = useTranslation();
  const handlePlain = ({ currentTarget }: MouseEvent) => {
    currentTarget.parentElement?.querySelector('input')?.focus(); // the button goes
    hands.colour(value, undefined);
  };
  return (
    <span className={styles.colour}>
      <input
        type="color"
        data-plain={colour === undefined}
        aria-label={t('changing.labels.colour', { label: name })}
        title={t('changing.labels.colour', { label: name })}
        value={hexOf(colourOf(value, colour))}
        onChange={({ target }) => hands.colour(value, target.value)}
      />
      {colour !== undefined && (
        <IconButton look="quiet" label={t('changing.labels.plain', { label: name })} onClick={handlePlain}>
          <RotateCcw size={14} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
