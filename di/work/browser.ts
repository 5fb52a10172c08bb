import { ContainerModule } from 'inversify';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { Hub } from '#application/ports/creation/hub.ts';
import { Attention } from '#application/ports/shared/attention.ts';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { Locks } from '#application/ports/shared/locks.ts';
import { BrowserClipboard } from '#infrastructure/browser/browser-clipboard.ts';
import { LeasedLocks } from '#infrastructure/browser/leased-locks.ts';
import { PageAttention } from '#infrastructure/browser/page-attention.ts';
import { RandomIds } from '#infrastructure/browser/random-ids.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/storage/indexed-db-unsent-answers.ts';
import { PostilDatabase } from '#infrastructure/browser/storage/postil-database.ts';
import { WebLocks } from '#infrastructure/browser/web-locks.ts';
import { type HubPlace, hubPlace } from '#infrastructure/hub/hub-place.ts';
import { LaterHub } from '#infrastructure/hub/later-hub.ts';
import { wiring } from '../wiring.ts';

async function hubAt(place: HubPlace) {
  const { HttpHub } = await import('#infrastructure/hub/http-hub.ts');
  return new HttpHub(place, fetch.bind(globalThis));
}

export const browser = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(Attention, PageAttention, []);
  provideAs(Clipboard, BrowserClipboard, []);
  bind(Hub).toDynamicValue(() => new LaterHub(hubPlace(document), hubAt));
  provideAs(Ids, RandomIds, [Clock]);
  provide(PostilDatabase, []);
  provideAs(UnsentAnswers, IndexedDbUnsentAnswers, [PostilDatabase]);
  if ('locks' in navigator) provideAs(Locks, WebLocks, []);
  else provideAs(Locks, LeasedLocks, [PostilDatabase, Clock, Ids]);
});
