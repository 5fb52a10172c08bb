import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/annotation/answer.ts';
import type { ResponseStatus } from '#domain/annotation/record.ts';
import { compareAnswers, discardedBy, type TeamResponse } from '#domain/annotation/team-answers.ts';
import { aQuestion } from '../../support/builders.ts';

const mood = aQuestion('label_selection', { name: 'mood' });
const why = aQuestion('text', { name: 'why' });

const by = (username: string, answers: Answers, status: ResponseStatus = 'submitted'): TeamResponse => ({
  userId: `id of ${username}`,
  username,
  status,
  answers,
});
const label = (value: string) => ({ type: 'label_selection', label: value }) as const;
const text = (value: string) => ({ type: 'text', text: value }) as const;

const shown = (responses: readonly TeamResponse[]) =>
  compareAnswers([mood, why], responses).map(({ question, groups, differs }) => ({
    question: question.name,
    groups: groups.map((group) => group.responses.map(({ username }) => username)),
    differs,
  }));

describe('the answers of several users', () => {
  it('are grouped by question and answer, the most frequent first, and users by name', () => {
    const responses = [
      by('ann', { mood: label('bad') }),
      by('cy', { mood: label('good') }),
      by('bo', { mood: label('good'), why: text('because') }),
    ];

    expect(shown(responses)).toEqual([
      { question: 'mood', groups: [['bo', 'cy'], ['ann']], differs: true },
      { question: 'why', groups: [['bo']], differs: false },
    ]);
  });

  it('are grouped for users without a name too', () => {
    const unknown = { ...by('', { mood: label('bad') }), username: undefined };

    expect(shown([by('ann', { mood: label('bad') }), unknown, unknown])).toEqual([
      { question: 'mood', groups: [[undefined, undefined, 'ann']], differs: false },
    ]);
  });

  it('do not differ if only a draft does', () => {
    expect(shown([by('ann', { mood: label('bad') }), by('bo', { mood: label('good') }, 'draft')])).toEqual([
      { question: 'mood', groups: [['ann'], ['bo']], differs: false },
    ]);
  });

  it('leave out empty answers and discarded responses, which are listed on their own', () => {
    const discarded = by('bo', { mood: label('good') }, 'discarded');

    expect(shown([by('ann', { why: text('') }), discarded])).toEqual([]);
    expect(discardedBy([by('ann', {}), discarded])).toEqual([discarded]);
  });
});
