import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fillDemo } from '#server/demo/demo.ts';
import { signedInContainer } from '../../support/container.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await world.addUser('owner', 'owner');
  await fillDemo(world.db);
});
afterEach(closeApp);
afterAll(() => world.close());

it.each(['Product reviews', 'News sentences', 'Support conversations', 'Paper shapes'])(
  'the dataset %s of the demo opens at its first record, to be answered',
  async (name) => {
    const user = await openApp(await signedInContainer(world, 'owner'));

    await user.click(await screen.findByRole('link', { name: new RegExp(name) }));

    expect(await screen.findByRole('article', { name: 'Record 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
    expect(screen.getByRole('button', { name: /^(Submit|Validate)$/ })).toBeTruthy();
  },
);
