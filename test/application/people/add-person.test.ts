import { describe, expect, it } from 'vitest';
import { AddPerson } from '#application/people/add-person.ts';
import { FakePeopleRepository } from '../../support/people/fake-people-repository.ts';

const ann = { username: 'ann', firstName: 'Ann', lastName: '', role: 'annotator' } as const;
const texts = { id: 'w1', name: 'texts' };
const reviews = { id: 'w2', name: 'reviews' };

function adding() {
  const people = new FakePeopleRepository();
  return { people, addPerson: new AddPerson(people, { generate: () => 'made up' }) };
}

describe('adding a person', () => {
  it('creates an account with a generated password, and adds it to the workspaces', async () => {
    const { people, addPerson } = adding();

    const { person, password } = await addPerson.execute(ann, [texts, reviews]);

    expect(password).toBe('made up');
    expect(person).toMatchObject({ ...ann, workspaces: [texts, reviews] });
    expect(people.members).toEqual([
      ['ann', 'w1'],
      ['ann', 'w2'],
    ]);
  });

  it('returns the password even if joining a workspace fails', async () => {
    const { people, addPerson } = adding();
    people.closed.add('w1');

    const { person, password } = await addPerson.execute(ann, [texts, reviews]);

    expect(password).toBe('made up');
    expect(person.workspaces).toEqual([reviews]);
  });

  it('joins no workspace without an account', async () => {
    const { people, addPerson } = adding();
    people.broken = 409;

    await expect(addPerson.execute(ann, [texts])).rejects.toMatchObject({ code: 'POSTIL_CREATING_PERSON' });
    expect(people.members).toEqual([]);
  });
});
