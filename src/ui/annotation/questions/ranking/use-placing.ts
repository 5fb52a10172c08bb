import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo } from '#domain/annotation/draft.ts';
import { nextToRank, rank, unrank } from '#domain/annotation/options/ranking.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { AnswerForm } from '../../model/answering/answer-form.ts';
import { useStateOfTurn } from '../use-state-of-turn.ts';

/** A rank from 1, or none. */
export type Slot = number | undefined;

interface Held {
  readonly value: string;
  readonly slot: Slot;
}

/** Giving ranks: at once, or by picking an option up, moving it and putting it down. */
export function usePlacing(question: QuestionOf<'ranking'>, form: AnswerForm) {
  const { t } = useTranslation();
  const [held, setHeld] = useStateOfTurn<Held | undefined>(form, undefined);
  /** The option that the focus goes along with. */
  const [focused, setFocused] = useStateOfTurn<string | undefined>(form, undefined);
  const [said, setSaid] = useState('');
  const { options } = question.settings;
  const answer = answerTo(form.draft, question);
  const ranks = new Map(answer.ranks.map((each) => [each.value, each.rank]));
  const shown = held ? new Map([...ranks, [held.value, held.slot]]) : ranks;

  const say = (key: 'held' | 'at' | 'placed' | 'kept', value: string, slot: Slot) => {
    const option = options.find((each) => each.value === value)?.text ?? value;
    const place = slot === undefined ? t('questions.unranked') : t('questions.rank', { rank: slot });
    setSaid(t(`questions.said.${key}`, { option, place }));
  };
  const place = (value: string, slot: Slot, focusOn = value) => {
    setHeld(undefined);
    setFocused(focusOn);
    say('placed', value, slot);
    const { draft } = form;
    if (slot !== ranks.get(value))
      form.change(slot === undefined ? unrank(draft, question, value) : rank(draft, question, value, slot));
  };
  const pickUp = (value: string) => {
    setHeld({ value, slot: ranks.get(value) });
    say('held', value, ranks.get(value));
  };
  const letGo = () => {
    if (!held) return;
    say('kept', held.value, ranks.get(held.value));
    setHeld(undefined);
    setFocused(held.value);
  };
  const move = ({ value, slot }: Held, by: number) => {
    const last = options.length + 1; // below the last rank there is none
    const next = Math.min(Math.max((slot ?? last) + by, 1), last);
    const moved = next === last ? undefined : next;
    setHeld({ value, slot: moved });
    setFocused(value);
    say('at', value, moved);
  };
  const toggle = (value: string) => (held?.value === value ? place(value, held.slot) : pickUp(value));
  /** With a key one option is ranked after the other. */
  const placeAndGoOn = (value: string, slot: Slot) => place(value, slot, nextToRank(answer, value));

  return { held, focused, said, shown, answer, place, placeAndGoOn, letGo, move, toggle, setFocused };
}

export type Placing = ReturnType<typeof usePlacing>;
