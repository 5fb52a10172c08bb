import { Container, type ContainerModule } from 'inversify';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { Texts } from '#ui/i18n/texts.ts';
import type { Room } from '#ui/shared/workroom.ts';
import type { Foyer } from '../entrance/foyer.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { ui } from './ui.ts';

type Fetch = () => Promise<ContainerModule>;

const parts: Fetch = async () => (await import('../common/parts.ts')).parts;
const subjects: Fetch = async () => (await import('../common/subjects.ts')).subjects;
const making: Fetch = async () => (await import('../common/making.ts')).making;
const members: Fetch = async () => (await import('../common/members.ts')).members;
const progress: Fetch = async () => (await import('../common/progress.ts')).progress;
const records: Fetch = async () => (await import('../common/records.ts')).records;
const uploading: Fetch = async () => (await import('../rooms/uploading.ts')).uploading;

const rooms: Readonly<Record<Room, readonly Fetch[]>> = {
  annotation: [parts, subjects, records, progress, async () => (await import('../rooms/annotation.ts')).annotation],
  bulk: [async () => (await import('../rooms/bulk.ts')).bulk],
  creation: [
    parts,
    subjects,
    records,
    making,
    members,
    uploading,
    async () => (await import('../rooms/creation.ts')).creation,
  ],
  exporting: [members, async () => (await import('../rooms/exporting.ts')).exporting],
  finding: [subjects, async () => (await import('../rooms/finding.ts')).finding],
  people: [async () => (await import('../rooms/people.ts')).people],
  settings: [parts, subjects, records, making, async () => (await import('../rooms/settings.ts')).settings],
  uploading: [uploading],
};

type LoadRoom = (room: Room) => Promise<unknown>;

/** Loads each module once, whichever rooms share it. */
function roomsOf(container: Container): LoadRoom {
  const loaded = new Set<Fetch>();
  const load = async (fetch: Fetch) => {
    const module = await fetch();
    if (loaded.has(fetch)) return;
    loaded.add(fetch);
    container.load(module);
  };
  return (room) => Promise.all(rooms[room].map(load));
}

/** What is done once somebody is signed in, in a container that knows what signing in takes. */
export function workIn(container: Container, loadRoom = roomsOf(container)) {
  const entered = new Set<Room>();
  container.load(browser, http, application, ui);
  return {
    open: (userId: string) => container.get(Outbox).start(userId),
    countUnsent: () => container.get(UnsentAnswers).count(),
    has: (room: Room) => entered.has(room),
    enter: async (room: Room) => {
      await Promise.all([loadRoom(room), container.get(Texts).enter(room)]);
      entered.add(room);
    },
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
