import { describe, expect, it } from 'vitest';
import {
  type Environment,
  hasFeature,
  isHostedAt,
  storageSettings,
  warnsOfStorage,
} from '#domain/session/environment.ts';

const space = (hasPersistentStorage: boolean) => ({
  id: 's1',
  title: 'Reviews',
  subdomain: 'team-reviews',
  host: 'team-reviews.hf.space',
  repoName: 'reviews',
  authorName: 'team',
  hasPersistentStorage,
});

const environment: Environment = {
  showsStorageWarning: true,
  sharesProgress: false,
  space: space(false),
  features: [],
};

describe('the hosting platform', () => {
  it.each(['huggingface.co', 'team-reviews.hf.space', 'Team-Reviews.HF.space'])(
    'is recognised by its host: %s',
    (host) => {
      expect(isHostedAt(host)).toBe(true);
    },
  );

  it.each(['127.0.0.1', 'localhost', 'hf.space.example.org', 'nothuggingface.co', 'myhf.space', ''])(
    'does not include other hosts: %s',
    (host) => {
      expect(isHostedAt(host)).toBe(false);
    },
  );
});

describe('the storage warning', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    'shows only while it is on and persistent storage is off: on %s, storage %s',
    (showsStorageWarning, hasStorage, shows) => {
      expect(warnsOfStorage({ ...environment, showsStorageWarning, space: space(hasStorage) })).toBe(shows);
    },
  );

  it('leads to the settings of the space', () => {
    const named = { ...environment, space: { ...space(false), id: 'team/a space?' } };

    expect(storageSettings(named)).toBe('https://huggingface.co/spaces/team/a%20space%3F/settings');
    expect(storageSettings({ ...environment, space: undefined })).toBeUndefined();
  });

  it('shows in spaces only', () => {
    expect(warnsOfStorage({ ...environment, space: undefined })).toBe(false);
  });
});

it('offers a feature only where the server announces it', () => {
  const ours = { ...environment, features: ['events'] };

  expect(hasFeature(ours, 'events')).toBe(true);
  expect(hasFeature(ours, 'leases')).toBe(false);
  expect(hasFeature(environment, 'events')).toBe(false);
});
