import type { WireQuestionCreate } from '#contract/datasets/question.ts';

const options = (...values: readonly string[]) => values.map((value) => ({ value, text: value.toUpperCase() }));

export const commentQuestion: WireQuestionCreate = { name: 'comment', title: 'Comment', settings: { type: 'text' } };

/** One question for each form in the settings: few labels, many, spans and text. */
export const settingsQuestions: readonly WireQuestionCreate[] = [
  {
    name: 'label',
    title: 'Label',
    required: true,
    settings: { type: 'label_selection', options: options('good', 'bad') },
  },
  {
    name: 'topics',
    title: 'Topics',
    settings: { type: 'multi_label_selection', options: options('a', 'b', 'c', 'd') },
  },
  { name: 'ents', title: 'Entities', settings: { type: 'span', field: 'text', options: options('person', 'place') } },
  commentQuestion,
];
