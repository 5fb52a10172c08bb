import { type Container, ContainerModule } from 'inversify';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { OutboxTriggers } from '#application/annotation/outbox/outbox-triggers.ts';
import { UnsentQueue } from '#application/annotation/outbox/unsent-queue.ts';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { WorkspaceRepository } from '#application/ports/session/workspace-repository.ts';
import { CallFailures } from '#application/ports/shared/call-failures.ts';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Connectivity } from '#application/ports/shared/connectivity.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { Locks } from '#application/ports/shared/locks.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { RetryBackoff } from '#application/shared/retry-backoff.ts';
import { BrowserClipboard } from '#infrastructure/browser/browser-clipboard.ts';
import { DocumentVisibility } from '#infrastructure/browser/document-visibility.ts';
import { LeasedLocks } from '#infrastructure/browser/leased-locks.ts';
import { RandomIds } from '#infrastructure/browser/random-ids.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/storage/indexed-db-unsent-answers.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { WebLocks } from '#infrastructure/browser/web-locks.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { Api } from '#infrastructure/http/api.ts';
import { EventStreams } from '#infrastructure/http/live/event-streams.ts';
import { HttpLiveEvents } from '#infrastructure/http/live/http-live-events.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { Commands } from '#ui/keyboard/commands.ts';
import { OutboxChipViewModel } from '#ui/layouts/outbox/outbox-chip-view-model.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';
import { datasets } from './datasets.ts';

/** The outbox, and what every page of a signed-in user needs. */
const signedIn = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(PageVisibility, DocumentVisibility, []);
  provideAs(Clipboard, BrowserClipboard, []);
  provideAs(Ids, RandomIds, [Clock]);
  provide(PostilDatabase, []);
  provideAs(UnsentAnswers, IndexedDbUnsentAnswers, [PostilDatabase]);
  if ('locks' in navigator) provideAs(Locks, WebLocks, []);
  else provideAs(Locks, LeasedLocks, [PostilDatabase, Clock, Ids]);
  provideAs(WorkspaceRepository, HttpWorkspaceRepository, [Api]);
  provideAs(ResponseRepository, HttpResponseRepository, [Api]);
  provide(EventStreams, [Api, TokenStore, Clock]);
  provideAs(LiveEvents, HttpLiveEvents, [EventStreams]);
  provide(UnsentQueue, [UnsentAnswers, Ids, Clock]);
  provide(RetryBackoff, [Clock]);
  provide(OutboxTriggers, [Connectivity, PageVisibility, Clock]);
  provide(Outbox, [UnsentQueue, ResponseRepository, CallFailures, TokenStore, Locks, RetryBackoff, OutboxTriggers]);
  provide(OutboxChipViewModel, [Outbox]).inTransientScope();
  provide(SignOut, [TokenStore, Outbox]);
  provide(KeyboardSettings, [Preferences, Session]);
  provide(Commands, []);
});

/** Loads the module of signed-in users; returns the functions that the session needs of it. */
export function loadSignedIn(container: Container) {
  container.load(signedIn, datasets);
  return {
    startOutbox: (userId: string) => container.get(Outbox).start(userId),
    countUnsent: () => container.get(UnsentAnswers).count(),
    signOut: () => container.get(SignOut).execute(),
  };
}
