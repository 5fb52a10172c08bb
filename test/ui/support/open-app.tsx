import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import type { Container } from 'inversify';
import { Fragment } from 'react';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { App } from '#ui/app.tsx';
import { Texts } from '#ui/i18n/texts.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { leaveRequests, loadEveryModule } from '../../support/container.ts';
import { dialogsOpen } from './dialogs.ts';

/** jsdom lays nothing out, so nothing ever changes its size. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Element.prototype.scrollIntoView ??= async () => undefined; // newer browsers promise it

const opened = new Set<Container>();

/**
 * The whole application at an address, as a person opens it; with the state of a navigation, as one that was there.
 * `Around` is `StrictMode` for the tests of what that finds: it draws and mounts everything twice, which takes a third more time.
 */
export async function openApp(container: Container, path = '/', state?: unknown, Around = Fragment) {
  opened.add(container);
  history.replaceState(state === undefined ? null : { usr: state }, '', path);
  if (!document.querySelector('base'))
    document.head.append(Object.assign(document.createElement('base'), { href: '/' }));
  dialogsOpen();
  await container.get(Texts).start();
  await loadEveryModule(container); // React waits for nothing inside of `act`
  render(
    <Around>
      <ContainerContext value={container}>
        <App />
      </ContainerContext>
    </Around>,
  );
  return userEvent.setup();
}

/** Leaves the page as a browser does: its timers are gone, and what it has stored stays. */
export function leavePage() {
  cleanup();
  for (const container of opened) {
    container.get(Outbox).stop();
    leaveRequests(container);
  }
  opened.clear();
}

/** Leaves nothing behind for the next test, whose answers an open application would send too. */
export async function closeApp() {
  leavePage();
  localStorage.clear();
  await deleteDB('postil');
}
