import { describe, expect, it, vi } from 'vitest';
import { FindIds } from '#application/creation/find-ids.ts';
import { aQuestion } from '../../support/builders.ts';
import { FakeQuestionRepository } from '../../support/repositories/fake-question-repository.ts';

const ana = { id: 'u1', username: 'ana' };

const aSource = () => {
  const questions = new FakeQuestionRepository([aQuestion('text', { id: 'q1', name: 'why', datasetId: 'd1' })]);
  return { questions, find: new FindIds(questions, { of: async () => [], known: async () => [ana] }) };
};

describe('the ids of a dataset', () => {
  it('map question names, usernames and user ids', async () => {
    const { find } = aSource();

    expect(await find.execute('d1', 'w1', 'u9')).toEqual({
      questions: new Map([['why', 'q1']]),
      users: new Map([
        ['ana', 'u1'],
        ['u1', 'u1'],
      ]),
      me: 'u9',
    });
  });

  it('are never cached, because questions may be new', async () => {
    const { questions, find } = aSource();
    const asked = vi.spyOn(questions, 'of');

    await find.execute('d1', 'w1', 'u9');

    expect(asked).toHaveBeenCalledWith('d1', true);
  });
});
