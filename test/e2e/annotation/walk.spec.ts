import { dice, type Roll } from '../../support/dice.ts';
import { record } from '../support/annotating.ts';
import { aDatasetToAnswer } from '../support/answering/dataset-to-answer.ts';
import { callerFor } from '../support/caller.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { owner } from '../support/product.ts';
import { tones, Walk, ways } from '../support/walk/walk.ts';

/** Fixed seed; TEST_SEED takes another. */
const seed = Number(process.env.TEST_SEED ?? 2);
const records = 40;
/** Long enough for a loaded machine; a lost answer never arrives. */
const deliveryTimeoutMs = 60_000;

type Happening = readonly [name: string, happen: (walk: Walk, roll: Roll) => Promise<void>];

const tone = (roll: Roll) => tones[roll(tones.length)] ?? 'kind';
const way = (roll: Roll) => ways[roll(ways.length)] ?? ways[0];

/** Events during the walk with their weights: common ones more often than page loads. */
const happenings: readonly (readonly [times: number, ...Happening])[] = [
  [11, 'answer', (walk, roll) => walk.answer(tone(roll), way(roll))],
  [4, 'edit', (walk, roll) => walk.edit(tone(roll))],
  [5, 'undo', (walk) => walk.undo()],
  [3, 'redo', (walk) => walk.redo()],
  [2, 'next record', (walk) => walk.go('ArrowRight')],
  [2, 'previous record', (walk) => walk.go('ArrowLeft')],
  [3, 'offline', (walk) => walk.loseLine()],
  [3, 'failing server', (walk) => walk.breakServer()],
  [3, 'network and server work again', (walk) => walk.findLine()],
  [1, 'session ends', (walk, roll) => walk.endSession(tone(roll), way(roll))],
  [1, 'reload', (walk, roll) => walk.reload(tone(roll), way(roll))],
  [1, 'closed tab', (walk, roll) => walk.die(tone(roll), way(roll))],
  [1, 'second tab', (walk, roll) => walk.answerElsewhere(tone(roll))],
];

/** Shuffled deck: each event as often as its count says. */
function shuffled(roll: Roll): readonly Happening[] {
  const rest = happenings.flatMap(([times, ...each]) => Array.from({ length: times }, (): Happening => each));
  const order: Happening[] = [];
  while (rest.length > 0) order.push(...rest.splice(roll(rest.length), 1));
  return order;
}

test('every answer reaches the server through random faults, reloads and closed tabs', { tag: '@argilla' }, async ({
  page,
  context,
  baseURL,
}) => {
  const dataset = await aDatasetToAnswer(await callerFor(baseURL), {
    fields: ['plain'],
    questions: ['tone', 'why'],
    records,
  });
  await signIn(page, owner, dataset.path);
  await expect(record(page)).toBeVisible();
  const walk = new Walk(context, page, dataset.path, dataset.pending);
  const roll = dice(seed);

  for (const [name, happen] of shuffled(roll)) await test.step(name, () => happen(walk, roll));
  await walk.settle();

  for (const [number, given] of walk.model)
    await expect
      .poll(() => dataset.statusAndTone(number), { message: `record ${number}`, timeout: deliveryTimeoutMs })
      .toBe(given);
  await dataset.drop();
});
