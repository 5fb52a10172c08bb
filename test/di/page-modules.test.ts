import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { LazyPageModules } from '#di/page-modules.ts';
import { limits } from '#domain/shared/limits.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { AdditionsViewModel } from '#ui/dataset-settings/adding/additions-view-model.ts';
import { DeletionViewModel } from '#ui/dataset-settings/danger/deletion-view-model.ts';
import { SettingsViewModel } from '#ui/dataset-settings/model/settings-view-model.ts';
import { SampleViewModel } from '#ui/dataset-settings/template/sample-view-model.ts';
import { TrashViewModel } from '#ui/datasets/trash/trash-view-model.ts';
import { NewPersonViewModel } from '#ui/people/dialogs/new-person-view-model.ts';
import { PeopleViewModel } from '#ui/people/people-view-model.ts';
import { ProfileViewModel } from '#ui/session/settings/profile-view-model.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { FakeClock } from '../support/browser/fake-clock.ts';
import { ourServer } from '../support/client.ts';
import { testContainer } from '../support/container.ts';
import { testPassword } from '../support/server/app.ts';
import { forgetConnection } from '../ui/support/connection.ts';

const server = await ourServer();
beforeEach(forgetConnection);
afterEach(async () => {
  localStorage.clear();
  await deleteDB('postil');
});

describe('a page module', () => {
  it.each([
    ['annotation', [AnnotationViewModel, KeyboardSettings]],
    ['dataset-settings', [SettingsViewModel, AdditionsViewModel, DeletionViewModel, SampleViewModel, KeyboardSettings]],
    ['people', [PeopleViewModel, NewPersonViewModel, ProfileViewModel, TrashViewModel, KeyboardSettings]],
  ] as const)('%s has all view-models of its pages when loaded alone', async (module, tokens) => {
    const container = testContainer(server);

    await container.get(PageModules).load(module);

    for (const token of tokens) expect(container.get<object>(token)).toBeInstanceOf(token);
  });

  it('is loaded once, even beside modules that share its parts', async () => {
    const modules = testContainer(server).get(PageModules);

    await Promise.all((['annotation', 'dataset-settings', 'annotation'] as const).map((each) => modules.load(each)));
    await modules.load('dataset-settings');

    expect(modules.isLoaded('annotation')).toBe(true);
    expect(modules.isLoaded('people')).toBe(false);
  });
});

describe('the module of signed-in users', () => {
  it('is not loaded while a user signs in', async () => {
    const container = testContainer(server);
    await container.get(PageModules).load('sign-in');

    const outcome = await container.get(SignIn).execute('ann', testPassword);

    expect(outcome).toMatchObject({ kind: 'signed-in', user: { username: 'ann' } });
    expect(container.isBound(Outbox)).toBe(false);
  });

  it('is loaded when the outbox starts, and signs the same session out', async () => {
    const container = testContainer(server);
    await container.get(PageModules).load('sign-in');
    await container.get(SignIn).execute('ann', testPassword);
    container.get(PageModules).prefetch();

    await container.get(PageModules).startOutbox('ann');

    expect(container.get(Outbox).unsent).toEqual([]);
    container.get(SignOut).execute();
    expect(container.get(TokenStore).read()).toBeUndefined();
  });

  it('is not needed for signing out', () => {
    const container = testContainer(server);
    container.get(TokenStore).write('a token');

    container.get(PageModules).signOut();

    expect(container.get(TokenStore).read()).toBeUndefined();
  });
});

describe('a page module that fails to load', () => {
  function broken() {
    const clock = new FakeClock();
    const container = testContainer(server);
    container.rebind(Clock).toConstantValue(clock);
    let tries = 0;
    const modules = new LazyPageModules(container, () => {
      tries += 1;
      return Promise.reject(new Error('It does not load'));
    });
    return { modules, clock, tries: () => tries };
  }

  it('fails with the same error when requested again at once', async () => {
    const { modules, tries } = broken();

    await expect(modules.load('people')).rejects.toThrow('It does not load');
    await expect(modules.load('people')).rejects.toThrow('It does not load');

    expect(tries()).toBe(1);
  });

  it('is imported again by a later visit', async () => {
    const { modules, clock, tries } = broken();
    await expect(modules.load('people')).rejects.toThrow('It does not load');

    clock.advance(limits.failureRetryMs);
    await Promise.resolve();
    await Promise.resolve();
    await expect(modules.load('people')).rejects.toThrow('It does not load');

    expect(tries()).toBe(2);
  });
});
