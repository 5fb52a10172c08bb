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
  it('has no features before the server has answered', () => {
    const platform = testContainer(server).get(Platform);

    expect(platform.isKnown).toBe(false);
    expect(platform.can('events')).toBe(false);
  });

  it('has the features that the server announces, and no others', async () => {
    const platform = await known(testContainer(server).get(Platform));

    expect(platform.can('events')).toBe(true);
    expect(platform.can('flying')).toBe(false);
    expect(platform.isHosted).toBe(false);
  });

  it('is not hosted if the server does not answer', async () => {
    const app = { fetch: () => Response.json({ detail: 'not today' }, { status: 500 }) };

    const platform = await known(testContainer({ app }).get(Platform));

    expect(platform.isHosted).toBe(false);
    expect(platform.can('events')).toBe(false);
  });

  it('is hosted if the server names a space', async () => {
    const app = { fetch: () => Response.json({ huggingface: { space_title: 'Reviews' } }) };

    const platform = await known(testContainer({ app }).get(Platform));

    expect(platform.isHosted).toBe(true);
    expect(platform.environment?.space?.title).toBe('Reviews');
  });
});
