import { expect, it } from 'vitest';
import { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { aServer } from '../../support/client.ts';
import { testContainer } from '../../support/container.ts';
import { leavePage, openApp } from './open-app.tsx';

const server = await aServer();

it('a page that was left shows no notice that was about to appear', async () => {
  const container = testContainer(server);
  const clock = new FakeClock();
  container.rebind(Clock).toConstantValue(clock);
  await openApp(container, '/sign-in');
  const toasts = container.get(Toasts);
  toasts.show({ type: 'info', message: { text: 'Saved' } });

  leavePage();
  clock.advance(limits.toastAppearMs);
  await Promise.resolve();

  expect(toasts.toasts.shown).toEqual([]);
});
