import { ContainerModule } from 'inversify';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { Attention } from '#application/ports/shared/attention.ts';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { Ids } from '#application/ports/shared/ids.ts';
import { Locks } from '#application/ports/shared/locks.ts';
import { BrowserClipboard } from '#infrastructure/browser/browser-clipboard.ts';
import { IndexedDbUnsentAnswers } from '#infrastructure/browser/indexed-db-unsent-answers.ts';
import { LeasedLocks } from '#infrastructure/browser/leased-locks.ts';
import { PageAttention } from '#infrastructure/browser/page-attention.ts';
import { PostilDatabase } from '#infrastructure/browser/postil-database.ts';
import { RandomIds } from '#infrastructure/browser/random-ids.ts';
import { WebLocks } from '#infrastructure/browser/web-locks.ts';
import { wiring } from '../wiring.ts';

export const browser = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(Attention, PageAttention, []);
  provideAs(Clipboard, BrowserClipboard, []);
  provideAs(Ids, RandomIds, [Clock]);
  provide(PostilDatabase, []);
  provideAs(UnsentAnswers, IndexedDbUnsentAnswers, [PostilDatabase]);
  if ('locks' in navigator) provideAs(Locks, WebLocks, []);
  else provideAs(Locks, LeasedLocks, [PostilDatabase, Clock, Ids]);
});
