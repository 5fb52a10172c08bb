import { Container } from 'inversify';
import { Outbox } from '#application/annotation/outbox.ts';
import { SignOut } from '#application/session/sign-out.ts';
import type { Foyer } from '../entrance/foyer.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { people } from './people.ts';
import { ui } from './ui.ts';

/** What is done once somebody is signed in, in a container that knows what signing in takes. */
export function workIn(container: Container) {
  container.load(browser, http, application, people, ui);
  return {
    open: (userId: string) => container.get(Outbox).start(userId),
    leave: () => container.get(SignOut).execute(),
  };
}

export type Work = ReturnType<typeof workIn>;

/** A chunk of its own, which the sign-in page does without. */
export function workBehind(foyer: Foyer): Work {
  const container = new Container({ defaultScope: 'Singleton' });
  for (const token of foyer.tokens)
    container
      .bind(token)
      .toDynamicValue(() => foyer.get(token))
      .inTransientScope();
  foyer.open(container);
  return workIn(container);
}
