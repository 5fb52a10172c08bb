import { observer } from 'mobx-react-lite';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { completeness } from '#domain/annotation/answer.ts';
import { missingRanks } from '#domain/annotation/options/ranking.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import { useDragging } from '../../../components/dragging/use-dragging.ts';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import styles from './ranking.module.css';
import { RankingCard } from './ranking-card.tsx';
import { RankingSlot } from './ranking-slot.tsx';
import { useRankingKeys } from './use-ranking-keys.ts';
import { type RankingMoves, type RankSlot, useRankingMoves } from './use-ranking-moves.ts';

export const RankingQuestion = observer(function RankingQuestion({ question, form }: BodyProps<'ranking'>) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const moves = useRankingMoves(question, form);
  const target = useDragging<HTMLDivElement>((value, slot) => moves.place(value, Number(slot) || undefined));
  const cardsIn = useCards({ question, form }, moves);
  const { options } = question.settings;
  const ranks = options.map((_, index) => index + 1);
  const missing = missingRanks(moves.answer);
  const isPartial = completeness(moves.answer) === 'partial';

  return (
    <div ref={target} className={styles.ranking}>
      <ol className={styles.slots}>
        {ranks.map((rank) => (
          <RankingSlot key={rank} slot={rank} options={options} moves={moves}>
            {cardsIn(rank)}
          </RankingSlot>
        ))}
      </ol>
      <RankingSlot slot={undefined} options={options} moves={moves}>
        {cardsIn(undefined)}
      </RankingSlot>
      <p className={styles.partial} role="status">
        {isPartial &&
          t(question.required ? 'questions.partlyRankedRequired' : 'questions.partlyRanked', {
            count: moves.answer.ranks.filter(({ rank }) => rank !== undefined).length,
            total: options.length,
          })}
        {missing.length > 0 && t('questions.missingRanks', { ranks: list(missing.map(String)) })}
      </p>
      <VisuallyHidden>
        <span role="status">{moves.announcement}</span>
      </VisuallyHidden>
    </div>
  );
});

function useCards({ question, form }: BodyProps<'ranking'>, moves: RankingMoves) {
  const { handleKey, flush } = useRankingKeys(question, moves);
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const suggested = suggestedValues(suggestion);
  const { held, focused, shown, cancelMove, setFocused } = moves;

  const handleLeave = ({ relatedTarget }: FocusEvent) => {
    flush();
    if (held && relatedTarget && !relatedTarget.matches('[data-target]')) cancelMove();
    setFocused(undefined);
  };
  return (slot: RankSlot): readonly ReactNode[] =>
    question.settings.options
      .filter(({ value }) => shown.get(value) === slot)
      .map((option) => (
        <RankingCard
          key={option.value}
          option={option}
          slot={slot}
          isHeld={held?.value === option.value}
          isFocused={focused === option.value}
          suggested={suggested.get(option.value)}
          agent={suggestion?.agent}
          onToggle={moves.toggle}
          onKey={handleKey}
          onLeave={handleLeave}
          onUnrank={(value) => moves.place(value, undefined)}
        />
      ));
}
