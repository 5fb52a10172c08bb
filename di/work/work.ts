import type { Container } from 'inversify';
import { Outbox } from '#application/annotation/outbox.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { SignOut } from '#application/session/sign-out.ts';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { ui } from './ui.ts';

/** Whatever talks to the server: a chunk of its own, which an empty sign-in page does without. */
export function loadWork(container: Container, options: ApiOptions) {
  container.load(browser, http(options), application, ui);
  return {
    settings: () => container.get(LoadEnvironment).execute(),
    resume: () => container.get(ResumeSession).execute(),
    signIn: (username: string, password: string) => container.get(SignIn).execute(username, password),
    open: (userId: string) => container.get(Outbox).start(userId),
    leave: () => container.get(SignOut).execute(),
  };
}

export type Work = ReturnType<typeof loadWork>;
