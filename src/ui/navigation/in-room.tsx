import { type ReactNode, use } from 'react';
import { useShared } from '../shared/use-view-model.ts';
import { type Room, Workroom } from '../shared/workroom.ts';

interface InRoomProps {
  readonly room: Room;
  /** Fetches the page itself, meanwhile. */
  readonly fetch: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** Waits for what a page works with. */
export function InRoom({ room, fetch, children }: InRoomProps) {
  const workroom = useShared(Workroom);
  if (!workroom.has(room)) {
    fetch?.().catch(() => undefined); // whoever shows the page learns of it
    use(workroom.enter(room));
  }
  return children;
}
