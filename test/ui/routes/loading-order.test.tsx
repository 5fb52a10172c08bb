import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Log } from '#application/ports/shared/log.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { ErrorBoundary } from '#ui/layouts/error-boundary.tsx';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const settings = () => `/dataset/${server.dataset.id}/settings`;
const asked = (wire: Wire) => wire.sent.map(({ path }) => path).filter((path) => !path.includes('oauth2'));

describe('the order of steps before a page shows', () => {
  it('starts with the guard, which redirects signed-out users before anything loads', async () => {
    const wire = new Wire(server);

    await openApp(testContainer(wire), settings());

    await screen.findByLabelText('Username');
    expect(asked(wire)).toEqual(['/settings']);
  });

  it('loads the user before anything of the page', async () => {
    const wire = new Wire(server);
    const container = await signedInContainer(wire, 'ann');
    wire.sent.length = 0;

    await openApp(container, settings());

    await screen.findByRole('heading', { level: 1, name: 'reviews' });
    const page = asked(wire).findIndex((path) => path.startsWith('/datasets'));
    expect(asked(wire).indexOf('/me')).toBeLessThan(page);
  });

  it('ends at the sign-in page if the server rejects the token', async () => {
    const wire = new Wire(server);
    const container = await signedInContainer(wire, 'ann');
    wire.answer(/^\/me$/, 401);
    wire.sent.length = 0;

    await openApp(container, settings());

    await screen.findByLabelText('Username');
    expect(location.pathname).toBe('/sign-in');
    expect(asked(wire).filter((path) => path.startsWith('/datasets'))).toEqual([]);
  });

  it('takes the painted header away when the page with its own is shown', async () => {
    document.documentElement.dataset.frame = 'page';

    await openApp(await signedInContainer(server, 'ann'), '/');

    await screen.findByRole('heading', { level: 1, name: 'Datasets' });
    expect(document.documentElement.dataset.frame).toBeUndefined();
  });

  it('logs no error for a redirect', async () => {
    await openApp(await signedInContainer(server, 'ann'), '/login');

    await screen.findByRole('heading', { level: 1, name: 'Datasets' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  });
});

describe('an error while the user is loaded', () => {
  const open = async (status: number) => {
    const wire = new Wire(server);
    const container = await signedInContainer(wire, 'ann');
    wire.answer(/^\/me$/, status);
    const warnings: string[] = [];
    container.rebind(Log).toConstantValue({ warn: (message) => warnings.push(message) });
    await openApp(container, '/');
    return warnings;
  };

  it('is logged, and can be retried', async () => {
    const warnings = await open(500);

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(new Set(warnings)).toEqual(new Set(['it could not be found out who is signed in']));
  });

  it('is not logged if no user is signed in', async () => {
    const warnings = await open(401);

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(warnings).toEqual([]);
  });
});

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

describe('an error of a page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that a boundary catches
  });

  async function meet(error: Error) {
    const container = testContainer(server);
    let reloads = 0;
    const stop = container.get(ChunkReload).activate(() => {
      reloads += 1;
    });
    onTestFinished(stop);
    await container.get(Texts).start();
    render(
      <ContainerContext value={container}>
        <MemoryRouter>
          <ErrorBoundary path="/">
            <Broken error={error} />
          </ErrorBoundary>
        </MemoryRouter>
      </ContainerContext>,
    );
    return () => reloads;
  }

  it('shows the error page with the status 500 and its message', async () => {
    await meet(new Error('the page is out of paper'));

    expect(await screen.findByText('the page is out of paper')).toBeTruthy();
    expect(screen.getByText('500')).toBeTruthy();
  });

  it.each([
    'Failed to fetch dynamically imported module: http://test/part.js',
    'error loading dynamically imported module: http://test/part.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /part.css',
  ])('reloads the page, and explains a chunk that failed to load in our own words: %s', async (message) => {
    const reloads = await meet(new TypeError(message));

    expect(await screen.findByText('The server cannot be reached. Check your connection')).toBeTruthy();
    expect(screen.queryByText(message)).toBeNull();
    expect(reloads()).toBe(1);
  });

  it('shows the status of the error', async () => {
    await meet(Object.assign(new Error('no tea here'), { status: 418 }));

    expect(await screen.findByText('no tea here')).toBeTruthy();
    expect(screen.getByText('418')).toBeTruthy();
  });

  it('is a 500 for a programming error, such as an unknown middleware', async () => {
    await meet(new Error('Unknown middleware nobody'));

    expect(await screen.findByText('Unknown middleware nobody')).toBeTruthy();
    expect(screen.getByText('500')).toBeTruthy();
  });
});
