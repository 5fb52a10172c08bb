import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import type { Container } from 'inversify';
import { Fragment } from 'react';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { App } from '#ui/app.tsx';
import { Texts } from '#ui/i18n/texts.ts';
import { routes } from '#ui/routes.tsx';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { leaveRequests, loadEveryModule } from '../../support/container.ts';
import { dialogsOpen } from './dialogs.ts';

/** jsdom has no layout, so no size ever changes. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Element.prototype.scrollIntoView ??= async () => undefined; // newer browsers return a promise

await Promise.all(routes.map(({ prefetch }) => prefetch?.())); // a test would load it in its own time

const opened = new Set<Container>();

const element = <Name extends 'base' | 'meta'>(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>) =>
  Object.assign(document.createElement(name), attributes);

/** Writes into the page what the server does; no hub answers at this address. */
function preparePage() {
  if (document.querySelector('base')) return;
  const hub = 'http://127.0.0.1:1';
  document.head.append(element('base', { href: '/' }), element('meta', { name: 'hub', content: `${hub} ${hub}` }));
}

/**
 * Renders the application at an address, as if the user had opened it; `state` is the state of the history entry.
 * `Around` is `StrictMode` for the tests that need it: it renders and mounts everything twice, which takes a third more
 * time.
 */
export async function openApp(container: Container, path = '/', state?: unknown, Around = Fragment) {
  opened.add(container);
  history.replaceState(state === undefined ? null : { usr: state }, '', path);
  preparePage();
  dialogsOpen();
  await container.get(Texts).start();
  await loadEveryModule(container); // React does not wait for suspended components inside `act`
  render(
    <Around>
      <ContainerContext value={container}>
        <App />
      </ContainerContext>
    </Around>,
  );
  return userEvent.setup();
}

/** Leaves the page as a browser does: timers stop, storage stays. */
export function leavePage() {
  cleanup();
  for (const container of opened) {
    container.get(Outbox).stop();
    container.get(Toasts).clear();
    leaveRequests(container);
  }
  opened.clear();
}

/** Cleans up for the next test: an open application would send its answers too. */
export async function closeApp() {
  leavePage();
  for (const written of document.head.querySelectorAll('base, meta[name="hub"]')) written.remove();
  localStorage.clear();
  await deleteDB('postil');
}
