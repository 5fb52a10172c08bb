import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { options } from '../../support/server/world.ts';

export const mood: WireQuestionCreate = {
  name: 'mood',
  title: 'Mood',
  settings: { type: 'label_selection', options: options('bad', 'good') },
};

export const requiredMood: WireQuestionCreate = { ...mood, required: true };

export const why: WireQuestionCreate = { name: 'why', title: 'Why', settings: { type: 'text' } };
