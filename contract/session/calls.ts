import type { Call } from '../call.ts';
import { wireOAuthProviders } from './oauth-provider.ts';
import { wireSettings } from './settings.ts';
import { wireSignIn, wireToken } from './token.ts';
import { wireUser, wireUserCreate, wireUsers, wireUserUpdate } from './user.ts';
import { wireStatus, wireVersion } from './version.ts';
import { wireWorkspace, wireWorkspaceCreate, wireWorkspaces, wireWorkspaceUserCreate } from './workspace.ts';

export const sessionCalls = {
  signIn: { method: 'POST', path: '/api/v1/token', request: wireSignIn, status: 201, response: wireToken },
  getMe: { method: 'GET', path: '/api/v1/me', status: 200, response: wireUser },
  listMyWorkspaces: { method: 'GET', path: '/api/v1/me/workspaces', status: 200, response: wireWorkspaces },
  createWorkspace: {
    method: 'POST',
    path: '/api/v1/workspaces',
    request: wireWorkspaceCreate,
    status: 201,
    response: wireWorkspace,
  },
  getWorkspace: { method: 'GET', path: '/api/v1/workspaces/:id', status: 200, response: wireWorkspace },
  deleteWorkspace: { method: 'DELETE', path: '/api/v1/workspaces/:id', status: 200, response: wireWorkspace },
  listWorkspaceUsers: { method: 'GET', path: '/api/v1/workspaces/:id/users', status: 200, response: wireUsers },
  addWorkspaceUser: {
    method: 'POST',
    path: '/api/v1/workspaces/:id/users',
    request: wireWorkspaceUserCreate,
    status: 201,
    response: wireUser,
  },
  removeWorkspaceUser: {
    method: 'DELETE',
    path: '/api/v1/workspaces/:id/users/:user_id',
    status: 200,
    response: wireUser,
  },
  listUsers: { method: 'GET', path: '/api/v1/users', status: 200, response: wireUsers },
  createUser: {
    method: 'POST',
    path: '/api/v1/users',
    request: wireUserCreate,
    status: 201,
    response: wireUser,
  },
  getUser: { method: 'GET', path: '/api/v1/users/:id', status: 200, response: wireUser },
  updateUser: {
    method: 'PATCH',
    path: '/api/v1/users/:id',
    request: wireUserUpdate,
    status: 200,
    response: wireUser,
  },
  deleteUser: { method: 'DELETE', path: '/api/v1/users/:id', status: 200, response: wireUser },
  listUserWorkspaces: { method: 'GET', path: '/api/v1/users/:id/workspaces', status: 200, response: wireWorkspaces },
  getSettings: { method: 'GET', path: '/api/v1/settings', status: 200, response: wireSettings },
  getVersion: { method: 'GET', path: '/api/v1/version', status: 200, response: wireVersion },
  getStatus: { method: 'GET', path: '/api/v1/status', status: 200, response: wireStatus },
  listOAuthProviders: { method: 'GET', path: '/api/v1/oauth2/providers', status: 200, response: wireOAuthProviders },
  redirectToOAuthProvider: { method: 'GET', path: '/api/v1/oauth2/providers/:provider/authentication', status: 303 },
  getOAuthToken: {
    method: 'GET',
    path: '/api/v1/oauth2/providers/:provider/access-token',
    status: 200,
    response: wireToken,
  },
} as const satisfies Record<string, Call>;
