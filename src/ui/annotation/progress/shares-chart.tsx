import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { labelColour, lineCss } from '#domain/annotation/spans/colours.ts';
import type { Share } from '#domain/datasets/shares.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './shares.module.css';

export interface SharesViewProps {
  readonly shares: readonly Share[];
  readonly labelId: string;
}

export function SharesChart({ shares, labelId }: SharesViewProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <ul className={styles.chart} aria-labelledby={labelId}>
      {shares.map(({ option, count, percent }) => (
        <li key={option.value}>
          <span className={styles.option} dir="auto" title={option.text}>
            {option.text}
          </span>
          <svg className={styles.bar} style={colourOf(option)} aria-hidden focusable={false}>
            <rect className={styles.track} width="100%" height="100%" />
            <rect className={styles.value} width={`${percent}%`} height="100%" />
          </svg>
          <span className={styles.figures}>
            {number(count)} <b>{t('datasets.percent', { percent: number(percent) })}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

const colourOf = (option: Share['option']) =>
  option.colour === undefined ? undefined : ({ '--own': lineCss(labelColour(option)) } as CSSProperties);
