import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import { nextToRank, rank, unrank } from '#domain/annotation/options/ranking.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { AnswerForm } from '../../model/answering/answer-form.ts';
import { useRecordState } from '../use-record-state.ts';

/** Rank, starting at 1; undefined for options without one. */
export type RankSlot = number | undefined;

interface HeldOption {
  readonly value: string;
  readonly slot: RankSlot;
}

export function useRankingMoves(question: QuestionOf<'ranking'>, form: AnswerForm) {
  const { t } = useTranslation();
  const [held, setHeld] = useRecordState<HeldOption | undefined>(form, undefined);
  const [focused, setFocused] = useRecordState<string | undefined>(form, undefined);
  const [announcement, setSaid] = useState('');
  const { options } = question.settings;
  const answer = answerTo(form.draft, question);
  const ranks = new Map(answer.ranks.map((each) => [each.value, each.rank]));
  const shown = held ? new Map([...ranks, [held.value, held.slot]]) : ranks;

  const announce = (key: 'held' | 'at' | 'placed' | 'kept', value: string, slot: RankSlot) => {
    const option = options.find((each) => each.value === value)?.text ?? value;
    const slotName = slot === undefined ? t('questions.unranked') : t('questions.rank', { rank: slot });
    setSaid(t(`questions.said.${key}`, { option, place: slotName }));
  };
  const place = (value: string, slot: RankSlot, focusOn = value) => {
    setHeld(undefined);
    setFocused(focusOn);
    announce('placed', value, slot);
    const { draft } = form;
    if (slot !== ranks.get(value))
      form.change(slot === undefined ? unrank(draft, question, value) : rank(draft, question, value, slot));
  };
  const pickUp = (value: string) => {
    setHeld({ value, slot: ranks.get(value) });
    announce('held', value, ranks.get(value));
  };
  const cancelMove = () => {
    if (!held) return;
    announce('kept', held.value, ranks.get(held.value));
    setHeld(undefined);
    setFocused(held.value);
  };
  const move = ({ value, slot }: HeldOption, by: number) => {
    const last = options.length + 1; // the tray follows the last rank
    const next = Math.min(Math.max((slot ?? last) + by, 1), last);
    const moved = next === last ? undefined : next;
    setHeld({ value, slot: moved });
    setFocused(value);
    announce('at', value, moved);
  };
  const toggle = (value: string) => (held?.value === value ? place(value, held.slot) : pickUp(value));
  const placeAndFocusNext = (value: string, slot: RankSlot) => place(value, slot, nextToRank(answer, value));

  return { held, focused, announcement, shown, answer, place, placeAndFocusNext, cancelMove, move, toggle, setFocused };
}

export type RankingMoves = ReturnType<typeof useRankingMoves>;
