import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Platform } from '#ui/shared/platform.ts';
import { ourServer } from '../../support/client.ts';
import { testContainer } from '../../support/container.ts';

const server = await ourServer();

async function known(platform: Platform) {
  platform.activate();
  await when(() => platform.isKnown);
  return platform;
}

describe('the platform', () => {
  it('can nothing special before the server was asked', () => {
    const platform = testContainer(server).get(Platform);

    expect(platform.isKnown).toBe(false);
    expect(platform.can('events')).toBe(false);
  });

  it('can what the server announces, and nothing else', async () => {
    const platform = await known(testContainer(server).get(Platform));

    expect(platform.can('events')).toBe(true);
    expect(platform.can('flying')).toBe(false);
    expect(platform.isHosted).toBe(false);
  });

  it('is anywhere where the server does not tell', async () => {
    const app = { fetch: () => Response.json({ detail: 'not today' }, { status: 500 }) };

    const platform = await known(testContainer({ app }).get(Platform));

    expect(platform.isHosted).toBe(false);
    expect(platform.can('events')).toBe(false);
  });

  it('is hosted where the server tells of a space', async () => {
    const app = { fetch: () => Response.json({ huggingface: { space_title: 'Reviews' } }) };

    const platform = await known(testContainer({ app }).get(Platform));

    expect(platform.isHosted).toBe(true);
    expect(platform.environment?.space?.title).toBe('Reviews');
  });
});
