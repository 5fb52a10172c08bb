import { answerTo, type Draft, withAnswer } from './draft.ts';
import type { Question, QuestionOf } from './question.ts';

type LabelQuestion = QuestionOf<'label_selection'> | QuestionOf<'multi_label_selection'>;

/** Toggles the option at a position, as a number key does. */
export function choose(draft: Draft, question: Question, position: number): Draft {
  switch (question.type) {
    case 'label_selection':
    case 'multi_label_selection': {
      const option = question.settings.options[position];
      return option ? chooseLabel(draft, question, option.value) : draft;
    }
    case 'rating': {
      const rating = question.settings.options[position];
      return rating === undefined ? draft : rate(draft, question, rating);
    }
    // a ranking needs a slot, a span needs a range, a text needs words
    case 'ranking':
    case 'span':
    case 'text':
      return draft;
  }
}

export function isOnlyChoice(draft: Draft, question: Question, position: number): boolean {
  switch (question.type) {
    case 'label_selection': {
      const { label } = answerTo(draft, question);
      return label !== undefined && question.settings.options[position]?.value === label;
    }
    case 'rating': {
      const { rating } = answerTo(draft, question);
      return rating !== undefined && question.settings.options[position] === rating;
    }
    case 'multi_label_selection':
    case 'ranking':
    case 'span':
    case 'text':
      return false;
  }
}

export function chooseLabel(draft: Draft, question: LabelQuestion, value: string): Draft {
  if (!question.settings.options.some((option) => option.value === value)) return draft;
  if (question.type === 'label_selection') {
    const isSelected = answerTo(draft, question).label === value;
    return withAnswer(draft, question, { type: question.type, label: isSelected ? undefined : value });
  }
  const { labels } = answerTo(draft, question);
  const isSelected = labels.includes(value);
  return withAnswer(draft, question, {
    type: question.type,
    labels: isSelected ? labels.filter((each) => each !== value) : [...labels, value],
  });
}

/** The same value again removes the rating. */
export function rate(draft: Draft, question: QuestionOf<'rating'>, value: number): Draft {
  if (!question.settings.options.includes(value)) return draft;
  const isSelected = answerTo(draft, question).rating === value;
  return withAnswer(draft, question, { type: 'rating', rating: isSelected ? undefined : value });
}

export const write = (draft: Draft, question: QuestionOf<'text'>, text: string): Draft =>
  withAnswer(draft, question, { type: 'text', text });
