import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '#application/ports/annotation/unsent-answers.ts';
import { aRemoval, aSave } from '../../../support/changes.ts';
import { anOutboxWorld, settled } from '../../../support/outbox.ts';
import type { Fault } from '../../../support/repositories/fake.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';

/** The last answer to each record, which is all that the server has in the end. */
type Model = Map<string, string | undefined>;

class Person {
  readonly world = anOutboxWorld(new FakeResponseRepository(['r1', 'r2', 'r3']));
  tab = this.world.openTab();

  async come() {
    await this.tab.outbox.start('ann');
  }

  async reload() {
    this.tab.outbox.stop();
    this.tab = this.world.openTab();
    await this.come();
  }

  responseId = (recordId: string) => {
    const heard = this.tab.events.filter(({ kind }) => kind === 'confirmed').reverse();
    const last = heard.find((event) => 'unsent' in event && event.unsent.change.recordId === recordId);
    return last?.kind === 'confirmed' ? last.response?.id : undefined;
  };
}

const recordId = fc.constantFrom('r1', 'r2', 'r3');

interface Step {
  readonly name: string;
  readonly take: (model: Model, person: Person) => Promise<void> | void;
}

const post = (person: Person, ...changes: readonly Change[]) => person.tab.outbox.post('d1', ...changes);

const saving = (id: string, given: string, responseId: string | undefined) =>
  aSave(id, responseId === undefined ? { label: given } : { label: given, responseId });

const label = (id: string, given: string): Step => ({
  name: `label ${id} ${given}`,
  take: (model, person) => {
    model.set(id, given);
    return post(person, saving(id, given, person.responseId(id)));
  },
});

const labelAll = (given: string): Step => ({
  name: `label all ${given}`,
  take: (model, person) => {
    for (const id of model.keys()) model.set(id, given);
    const known = (id: string) => person.responseId(id);
    return post(person, ...[...model.keys()].map((id) => saving(id, given, known(id))));
  },
});

const clear = (id: string): Step => ({
  name: `clear ${id}`,
  take: (model, person) => {
    model.set(id, undefined);
    return post(person, aRemoval(id, person.responseId(id) ?? person.world.responses.of(id)?.id));
  },
});

const meet = (fault: Fault | undefined): Step => ({
  name: `meet ${fault ?? 'no fault'}`,
  take: (_, { world }) => {
    world.responses.broken = fault;
  },
});

const lose = (losesAnswers: boolean): Step => ({
  name: losesAnswers ? 'lose answers' : 'hear answers',
  take: (_, { world }) => {
    world.responses.losesAnswers = losesAnswers;
  },
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(recordId, fc.constantFrom('good', 'bad')).map(([id, given]) => label(id, given)),
  fc.constantFrom('good', 'bad').map(labelAll),
  recordId.map(clear),
  fc.constantFrom(undefined, 'offline' as const, 503, 401).map(meet),
  fc.boolean().map(lose),
  fc.constantFrom<Step[]>(
    { name: 'reload', take: (_, person) => person.reload() },
    { name: 'wait', take: (_, { world }) => world.clock.advance(60_000) },
    { name: 'settle', take: () => settled() },
    { name: 'hold', take: (_, { world }) => world.responses.hold() },
    { name: 'release', take: (_, { world }) => world.responses.release() },
  ),
);

async function calm(person: Person) {
  const { responses, clock } = person.world;
  responses.broken = undefined;
  responses.losesAnswers = false;
  responses.release();
  await person.reload(); // signs in again, too
  for (let round = 0; round < 6; round += 1) {
    await settled();
    clock.advance(60_000);
  }
  await settled();
}

const onServer = (person: Person): [string, string | undefined][] =>
  ['r1', 'r2', 'r3'].map((id) => {
    const answer = person.world.responses.of(id)?.answers.mood;
    return [id, answer?.type === 'label_selection' ? answer.label : undefined];
  });

describe('an outbox', () => {
  it.each([1, 2, 3, 4])(
    'leaves the last answer of the user at the server, in any order of events (%i of 4)',
    async () => {
      const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const model: Model = new Map([
          ['r1', undefined],
          ['r2', undefined],
          ['r3', undefined],
        ]);
        const person = new Person();
        await person.come();

        for (const { take } of steps) await take(model, person);
        await calm(person);

        expect(onServer(person)).toEqual([...model]);
        expect(person.world.store.all).toEqual([]);
      });

      await fc.assert(property, { numRuns: 1500 });
    },
  );
});
