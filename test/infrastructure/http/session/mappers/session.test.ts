import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSettings } from '#contract/session/settings.ts';
import { wireUser } from '#contract/session/user.ts';
import { toEnvironment, toUser } from '#infrastructure/http/session/mappers/session.ts';

const wire = { id: 'u1', username: 'ann', first_name: 'Ann', role: 'owner' };
const times = { inserted_at: '2026-01-01T00:00:00', updated_at: '2026-01-01T00:00:00' };

describe('a user', () => {
  it.each([
    [
      { last_name: null, api_key: null },
      { lastName: undefined, apiKey: undefined },
    ],
    [
      { last_name: 'Lee', api_key: 'key' },
      { lastName: 'Lee', apiKey: 'key' },
    ],
  ])('is read, with %j too', (more, expected) => {
    const user = toUser(v.parse(wireUser, { ...wire, ...more, ...times }));

    expect(user).toEqual({ id: 'u1', username: 'ann', firstName: 'Ann', role: 'owner', ...expected });
  });
});

describe('the environment', () => {
  it('from a server without details is plain', () => {
    expect(toEnvironment(v.parse(wireSettings, {}))).toEqual({
      showsStorageWarning: false,
      sharesProgress: false,
      space: undefined,
      features: [],
    });
  });

  it('from Postil’s server lists its features', () => {
    const settings = v.parse(wireSettings, {
      argilla: { share_your_progress_enabled: true },
      postil: { features: ['events'] },
    });

    expect(toEnvironment(settings)).toMatchObject({ sharesProgress: true, features: ['events'] });
  });

  it('from a hosted Space names it', () => {
    const settings = v.parse(wireSettings, {
      argilla: { show_huggingface_space_persistent_storage_warning: true },
      huggingface: { space_id: 'acme/annotate', space_host: 'acme.example', space_persistent_storage_enabled: true },
    });

    expect(toEnvironment(settings)).toMatchObject({
      showsStorageWarning: true,
      space: { id: 'acme/annotate', host: 'acme.example', title: undefined, hasPersistentStorage: true },
    });
  });

  it('from a hosted Space without further settings has no persistent storage', () => {
    expect(toEnvironment(v.parse(wireSettings, { huggingface: {} })).space?.hasPersistentStorage).toBe(false);
  });
});
