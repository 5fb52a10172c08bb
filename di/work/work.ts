import type { Container } from 'inversify';
import { Outbox } from '#application/annotation/outbox.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { ui } from './ui.ts';

/** What is needed once somebody has signed in: a chunk of its own. */
export const work = [browser, http, application, ui];

export const beginWork = (container: Container, userId: string) => container.get(Outbox).start(userId);
export const endWork = (container: Container) => container.get(SignOut).execute();
