import { describe, expect, it } from 'vitest';
import { addField, nameField } from '#domain/creation/plan/plan-fields.ts';
import {
  addQuestion,
  labelQuestion,
  renameRankingOption,
  titleQuestion,
} from '#domain/creation/plan/plan-questions.ts';
import { plannedFields, plannedQuestions, questionForPreview } from '#domain/creation/plan/planned-items.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { aPlan } from '../support/a-plan.ts';

const empty = aPlan({ source: emptySource, fields: [], questions: [] });

describe('the items of a plan', () => {
  it('has the fields that are mapped, each with the settings of its type', () => {
    const plan = (['text', 'image', 'chat', 'custom'] as const).reduce(addField, empty);

    expect(plannedFields(plan).map(({ id, type, settings }) => [id, type, settings])).toEqual([
      ['text', 'text', { useMarkdown: false }],
      ['image', 'image', {}],
      ['chat', 'chat', { useMarkdown: true }],
      ['custom', 'custom', { template: '<pre>{{json record.fields.[custom]}}</pre>', advancedMode: false }],
    ]);
    expect(plannedFields(aPlan()).map(({ name }) => name)).not.toContain('flag');
  });

  it('are trimmed', () => {
    const [field] = plannedFields(nameField(addField(empty, 'custom'), 0, ' my field '));

    expect(field).toMatchObject({
      name: 'my field',
      title: 'my field',
      settings: { template: '<pre>{{json record.fields.[my field]}}</pre>' },
    });
  });

  it('has the questions, without the column that they are suggested from', () => {
    const [mood] = plannedQuestions(aPlan());

    expect(mood).toMatchObject({ id: 'mood', name: 'mood', type: 'label_selection', description: undefined });
    expect(mood).not.toHaveProperty('column');
  });

  it('are previewed without empty or duplicate labels, and never without a title', () => {
    const typed = labelQuestion(titleQuestion(aPlan(), 'mood', ''), 'mood', 'good,,bad,good');
    const [mood, topics] = plannedQuestions(addQuestion(typed, 'text')).map(questionForPreview);

    expect(mood).toMatchObject({ title: 'mood', settings: { options: [{ text: 'good' }, { text: 'bad' }] } });
    expect(topics?.title).toBe('topics');
    expect(plannedQuestions(addQuestion(typed, 'text')).map(questionForPreview).at(-1)?.title).toBe('text_1');
  });

  it('have trimmed titles and ranking options', () => {
    const ranked = addQuestion(empty, 'ranking');
    const titled = titleQuestion(ranked, 'ranking_1', ' Which first? ');
    const [question] = plannedQuestions(renameRankingOption(titled, 'ranking_1', 'option1', ' the first '));

    expect(question).toMatchObject({ title: 'Which first?', settings: { options: [{ text: 'the first' }, {}] } });
  });
});
