import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { Kbd } from '../../../components/marks/kbd.tsx';
import styles from './ranking.module.css';
import type { RankingMoves, RankSlot } from './use-ranking-moves.ts';

interface RankingSlotProps {
  readonly slot: RankSlot;
  readonly options: readonly Option[];
  readonly moves: RankingMoves;
  readonly children: readonly ReactNode[];
}

export function RankingSlot({ slot, options, moves, children }: RankingSlotProps) {
  const { t } = useTranslation();
  const { held, place } = moves;
  const option = options.find(({ value }) => value === held?.value);
  const name = slot === undefined ? t('questions.unranked') : t('questions.rank', { rank: slot });
  const Tag = slot === undefined ? 'div' : 'li';

  return (
    <Tag className={slot === undefined ? styles.tray : styles.slot} data-slot={slot ?? ''}>
      {slot === undefined ? <p className={styles.none}>{name}</p> : <Kbd>{String(slot)}</Kbd>}
      {children.length > 0 && <ul className={styles.cards}>{children}</ul>}
      {held && option && (
        <button
          type="button"
          className={styles.target}
          tabIndex={-1}
          data-target
          data-here={held.slot === slot}
          aria-label={t('questions.putHere', { option: option.text, place: name })}
          onClick={() => place(option.value, slot)}
        />
      )}
    </Tag>
  );
}
