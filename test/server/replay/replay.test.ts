import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { differenceAt, differences } from './differences.ts';
import { Names } from './names.ts';
import { replayWorld } from './replay-world.ts';
import { Replayer } from './replayer.ts';
import { hosted, type Scheduled, schedule } from './schedule.ts';
import { unrecorded } from './unrecorded.ts';

const titled = (exchanges: readonly Scheduled[]) => exchanges.map((exchange) => [exchange.title, exchange] as const);

function unexplained({ place }: Scheduled, found: readonly string[]) {
  const expected = differenceAt(place);
  return expected ? found.filter((each) => !expected.seen.test(each)) : found;
}

/** Exchanges build on earlier ones. */
const inOrder = { shuffle: false };

for (const speaks of ['postil', 'argilla'] as const)
  describe(`every recorded exchange, with a server that speaks ${speaks}`, inOrder, () => {
    let world: Awaited<ReturnType<typeof replayWorld>>;

    beforeAll(async () => {
      world = await replayWorld(speaks);
    });
    afterAll(() => world?.close());

    it.each(titled(schedule))('%s', async (_title, exchange) => {
      for (const step of unrecorded[exchange.place]?.() ?? []) await world.replayer.repeat(step);

      const found = await world.replayer.replay(exchange);

      expect(unexplained(exchange, found)).toEqual([]);
    });
  });

describe('every exchange recorded in a hosted space', inOrder, () => {
  let world: TestApp;

  beforeAll(async () => {
    const hub = { client_id: 'demo-client', client_secret: 'secret' };
    world = await testApp({ OAUTH_PROVIDERS: JSON.stringify({ huggingface: hub }) });
  });
  afterAll(() => world.close());

  it.each(titled(hosted))('%s', async (_title, exchange) => {
    const found = await new Replayer(world.app, new Names()).replay(exchange);

    expect(unexplained(exchange, found)).toEqual([]);
  });
});

describe('the table of differences', () => {
  it('has few rows, each with a reason', () => {
    expect(differences.length).toBeLessThanOrEqual(40);
    expect(new Set(differences.map(({ reason }) => reason)).size).toBe(differences.length);
  });

  it('has only replayed exchanges', () => {
    const places = new Set([...schedule, ...hosted].map(({ place }) => place));
    const named = differences.flatMap((each) =>
      Object.entries(each.places).flatMap(([file, numbers]) => numbers.map((number) => `${file} ${number}`)),
    );

    expect(named.filter((place) => !places.has(place))).toEqual([]);
  });
});
