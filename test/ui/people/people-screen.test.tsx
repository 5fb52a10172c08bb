import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PeopleRepository } from '#application/ports/people/people-repository.ts';
import type { Role } from '#server/schema/dataset-tables.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { FakePeopleRepository } from '../../support/people/fake-people-repository.ts';
import { aPerson } from '../../support/people/people.ts';
import { testApp } from '../../support/server/app.ts';
import { dialogsOpen } from '../support/dialogs.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
let olga: { readonly id: string };
let kim: string;
let made = 0;
beforeAll(async () => {
  dialogsOpen();
  olga = await server.addUser('olga', 'owner');
  await server.addUser('adam', 'admin', server.workspaceId);
});
beforeEach(async () => {
  made += 1;
  kim = `kim ${made}`;
  await server.addUser(kim, 'annotator');
});
afterEach(closeApp);

async function open(username = 'olga') {
  const user = await openApp(await signedInContainer(server, username), '/people');
  await screen.findByRole('heading', { level: 1 });
  return user;
}
async function openList() {
  const user = await open();
  await screen.findByRole('heading', { level: 3, name: kim });
  return user;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const roleOf = (username: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Role of ${username}` });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const onServer = async (username: string) => {
  const { body } = await server.as('olga')('GET', '/ext/v1/people');
  return body.items.find((person: { username: string }) => person.username === username);
};
const signIn = async (username: string, password: string) => {
  const body = new URLSearchParams({ username, password });
  return (await server.app.request('/api/v1/token', { method: 'POST', body })).status;
};

describe('people', () => {
  it.each(['adam', 'ann'])('are not for %s', async (username) => {
    await open(username);

    expect(await screen.findByText('Error 403')).toBeTruthy();
  });

  it('are not shown on a server of Argilla', async () => {
    const other = await testApp({}, { speaks: 'argilla' });
    await other.addUser('olga', 'owner');

    await openApp(await signedInContainer(other, 'olga'), '/people');

    expect(await screen.findByText('Error 404')).toBeTruthy();
    await other.close();
  });

  it('are found by name and by workspace', async () => {
    const user = await openList();

    await user.type(screen.getByRole('searchbox'), 'DEMO');

    expect(screen.queryByRole('heading', { level: 3, name: kim })).toBeNull();
    expect(screen.getByRole('heading', { level: 3, name: 'ann' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'adam' })).toBeTruthy();
  });

  it('get another role', async () => {
    const user = await openList();

    await user.selectOptions(roleOf(kim), 'admin');

    await waitFor(async () => expect((await onServer(kim)).role).toBe('admin'));
    expect(roleOf(kim).value).toBe('admin');
  });

  it('cannot demote or delete themselves or the last owner, and see why', async () => {
    await openList();

    expect(roleOf('olga').disabled).toBe(true);
    expect(button('Delete olga').disabled).toBe(true);
    expect(button('Reset the password of olga').disabled).toBe(true);
    expect(screen.getByText(/^The last owner/).id).toBe(roleOf('olga').getAttribute('aria-describedby'));
  });

  it('are deleted after confirmation', async () => {
    const user = await openList();

    await user.click(button(`Delete ${kim}`));
    await user.click(dialog(`Delete ${kim}?`).getByRole('button', { name: 'Delete person' }));

    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: kim })).toBeNull());
    expect(await onServer(kim)).toBeUndefined();
  });

  it('get a new password, which is shown once', async () => {
    const user = await openList();

    await user.click(button(`Reset the password of ${kim}`));
    await user.click(dialog(`Reset the password of ${kim}?`).getByRole('button', { name: 'Reset password' }));

    const password = (await screen.findByText(/^(\w{4}-){4}\w{4}$/)).textContent ?? '';
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await signIn(kim, password)).toBe(201);
    expect(screen.queryByText(password)).toBeNull();
  });

  it('join a workspace and leave it', async () => {
    const user = await openList();
    await user.click(button(`Workspaces of ${kim}`));
    const demo = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'demo' });

    await user.click(demo());
    await waitFor(async () => expect((await onServer(kim)).workspaces).toHaveLength(1));
    await waitFor(() => expect(demo().checked).toBe(true));
    await user.click(demo());

    await waitFor(async () => expect((await onServer(kim)).workspaces).toHaveLength(0));
    expect(demo().checked).toBe(false);
  });
});

describe('a new person', () => {
  const fill = async (user: Awaited<ReturnType<typeof openList>>, username: string) => {
    await user.click(button('Add person'));
    const form = dialog('Add person');
    await user.type(form.getByLabelText('Username'), username);
    await user.type(form.getByLabelText('First name'), 'New');
    return form;
  };

  it('is created with role, workspaces and a password that is shown once', async () => {
    const user = await openList();
    const form = await fill(user, `new ${made}`);

    await user.selectOptions(form.getByLabelText('Role'), 'admin');
    await user.click(form.getByRole('checkbox', { name: 'demo' }));
    await user.click(form.getByRole('button', { name: 'Add' }));

    const password = (await screen.findByText(/^(\w{4}-){4}\w{4}$/)).textContent ?? '';
    expect(screen.getByRole('heading', { level: 3, name: `new ${made}` })).toBeTruthy();
    expect(await signIn(`new ${made}`, password)).toBe(201);
    expect(await onServer(`new ${made}`)).toMatchObject({ role: 'admin', workspaces: [{ name: 'demo' }] });
  });

  it('is not sent with a name that is taken or missing', async () => {
    const user = await openList();
    const form = await fill(user, 'olga');

    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('This name is taken.')).toBeTruthy();
    await user.clear(form.getByLabelText('Username'));

    expect(form.getByText('This field is required.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Add person' })).toBeTruthy();
  });
});

describe('a workspace', () => {
  it('is created by Enter, once for each name, and deleted after confirmation', async () => {
    const user = await openList();
    const field = screen.getByLabelText('New workspace');
    const name = `space ${made}`;

    await user.type(field, `${name}{Enter}`);
    await screen.findByRole('link', { name });
    await user.type(field, `${name}{Enter}`);
    expect(screen.getByText('This name is taken.')).toBeTruthy();
    await user.click(button(`Delete ${name}`));
    await user.click(dialog(`Delete the workspace ${name}?`).getByRole('button', { name: 'Delete workspace' }));

    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  });

  it('with datasets cannot be deleted, and says why', async () => {
    await openList();

    expect(button('Delete demo').disabled).toBe(true);
    expect(screen.getByText(/delete its datasets before/)).toBeTruthy();
  });

  it('gets members', async () => {
    const user = await openList();

    await user.click(button('Members of demo'));
    await user.click(dialog('Members of demo').getByRole('checkbox', { name: kim }));

    await waitFor(async () => expect((await onServer(kim)).workspaces).toMatchObject([{ name: 'demo' }]));
  });
});

describe('a change that the server rejects', () => {
  async function openWith(role: Role) {
    const people = new FakePeopleRepository([
      aPerson({ id: olga.id, username: 'olga', role: 'owner' }),
      aPerson({ username: 'zoe', role }),
    ]);
    const container = await signedInContainer(server, 'olga');
    (await container.rebind<PeopleRepository>(PeopleRepository)).toConstantValue(people);
    const user = await openApp(container, '/people');
    await screen.findByRole('heading', { level: 3, name: 'zoe' });
    return { people, user };
  }

  it('is shown while it runs, then rolled back', async () => {
    const { people, user } = await openWith('annotator');
    people.broken = 422;
    people.hold();

    await user.selectOptions(roleOf('zoe'), 'admin');
    expect(roleOf('zoe').value).toBe('admin');
    people.release();

    await waitFor(() => expect(roleOf('zoe').value).toBe('annotator'));
  });

  it('is not sent twice while it runs', async () => {
    const { people, user } = await openWith('annotator');
    people.hold();

    await user.selectOptions(roleOf('zoe'), 'admin');
    await user.selectOptions(roleOf('zoe'), 'owner');
    people.release();

    await waitFor(() => expect(roleOf('zoe').getAttribute('aria-busy')).toBeNull());
    expect(roleOf('zoe').value).toBe('admin');
  });
});
