import { record } from '../support/annotating.ts';
import { aSheet, beside } from '../support/judging/sheet.ts';
import { expect, signIn, test } from '../support/postil.ts';
import { tones, Walk, ways } from '../support/walk/walk.ts';

/** The same walk for everybody; TEST_SEED takes another. */
const seed = Number(process.env.TEST_SEED ?? 1);
const steps = 40;
const records = 40;
/** As long as a machine takes that has other things to do; what is lost never comes. */
const deliveries = 60_000;

/** Numbers that look like chance, below a limit. */
function dice(start: number) {
  let state = start;
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;

/** Whatever befalls somebody at work, the usual more often than the rest. */
function happening(walk: Walk, roll: Roll): readonly [name: string, happen: () => Promise<void>] {
  const tone = tones[roll(tones.length)] ?? 'kind';
  const way = ways[roll(ways.length)] ?? ways[0];
  const all: readonly (readonly [number, string, () => Promise<void>])[] = [
    [8, `answer ${tone} ${way.status}`, () => walk.answer(tone, way)],
    [3, `edit ${tone}`, () => walk.edit(tone)],
    [4, 'undo', walk.undo],
    [2, 'redo', walk.redo],
    [2, 'on', () => walk.go('ArrowRight')],
    [2, 'back', () => walk.go('ArrowLeft')],
    [2, 'offline', walk.loseLine],
    [2, 'a server that fails', () => walk.breakServer()],
    [2, 'all is well', () => walk.findLine()],
    [1, 'session ends', () => walk.endSession(tone, way)],
    [1, 'reload', () => walk.reload()],
    [1, 'the tab is closed', () => walk.die(tone, way)],
    [1, 'a second tab', () => walk.answerElsewhere(tone)],
  ];
  const faces = all.flatMap(([weight, ...each]) => Array.from({ length: weight }, () => each));
  return faces[roll(faces.length)] ?? ['nothing', async () => undefined];
}

test('whatever happens on the way, the server has in the end what was answered', { tag: '@argilla' }, async ({
  page,
  context,
  baseURL,
}) => {
  const sheet = await aSheet(await beside(baseURL), { fields: ['plain'], records });
  await signIn(page);
  await page.goto(sheet.path);
  await expect(record(page)).toBeVisible();
  const walk = new Walk(context, page, sheet.path, sheet.pending);
  const roll = dice(seed);

  for (let count = 0; count < steps; count += 1) {
    const [name, happen] = happening(walk, roll);
    await test.step(name, happen);
  }
  await walk.settle();

  for (const [number, given] of walk.model)
    await expect.poll(() => sheet.standing(number), { message: `record ${number}`, timeout: deliveries }).toBe(given);
  await sheet.drop();
});
