import type { Answer, Rank } from '../answer.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';

/** Plain text of an answer; shows raw values when the question is unknown. */
export function answerText(answer: Answer, question: Question | undefined, record: DatasetRecord | undefined): string {
  const named = (value: string) => textOf(value, question);
  switch (answer.type) {
    case 'text':
      return answer.text;
    case 'label_selection':
      return answer.label === undefined ? '' : named(answer.label);
    case 'multi_label_selection':
      return answer.labels.map(named).join(', ');
    case 'rating':
      return answer.rating === undefined ? '' : String(answer.rating);
    case 'ranking':
      return inOrder(answer.ranks)
        .map(({ rank, value }) => `${rank}. ${named(value)}`)
        .join('\n');
    case 'span':
      return answer.spans
        .map(({ start, end, label }) => `${named(label)}: ${spanText(start, end, question, record)}`)
        .join('\n');
  }
}

function textOf(value: string, question: Question | undefined): string {
  if (!question || question.type === 'text' || question.type === 'rating') return value;
  return question.settings.options.find((option) => option.value === value)?.text ?? value;
}

const inOrder = (ranks: readonly Rank[]) =>
  ranks.filter(({ rank }) => rank !== undefined).toSorted((one, other) => Number(one.rank) - Number(other.rank));

function spanText(
  start: number,
  end: number,
  question: Question | undefined,
  record: DatasetRecord | undefined,
): string {
  const text = question?.type === 'span' ? record?.fields[question.settings.field] : undefined;
  return typeof text === 'string' ? [...text].slice(start, end).join('') : `${start}–${end}`;
}
