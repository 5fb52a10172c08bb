import { RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { colourOf, hexOf } from '#domain/shared/colour.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import styles from './labels.module.css';
import type { LabelActions } from './use-label-actions.ts';

interface LabelColourProps {
  readonly option: Option;
  readonly name: string;
  readonly actions: LabelActions;
}

export function LabelColour({ option: { value, colour }, name, actions }: LabelColourProps) {
  const { t } = useTranslation();
  const handlePlain = ({ currentTarget }: MouseEvent) => {
    currentTarget.parentElement?.querySelector('input')?.focus(); // the button is removed
    actions.colour(value, undefined);
  };
  return (
    <span className={styles.colour}>
      <input
        type="color"
        data-plain={colour === undefined}
        aria-label={t('changing.labels.colour', { label: name })}
        title={t('changing.labels.colour', { label: name })}
        value={hexOf(colourOf(value, colour))}
        onChange={({ target }) => actions.colour(value, target.value)}
      />
      {colour !== undefined && (
        <IconButton look="quiet" label={t('changing.labels.plain', { label: name })} onClick={handlePlain}>
          <RotateCcw size={14} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
