import type { Call } from '../call.ts';
import { wireOAuthProviders } from './oauth-provider.ts';
import { wireSettings } from './settings.ts';
import { wireSignIn, wireToken } from './token.ts';
import { wireUser } from './user.ts';
import { wireWorkspace, wireWorkspaceCreate, wireWorkspaces } from './workspace.ts';

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
  getSettings: { method: 'GET', path: '/api/v1/settings', status: 200, response: wireSettings },
  listOAuthProviders: { method: 'GET', path: '/api/v1/oauth2/providers', status: 200, response: wireOAuthProviders },
  redirectToOAuthProvider: { method: 'GET', path: '/api/v1/oauth2/providers/:provider/authentication', status: 303 },
  getOAuthToken: {
    method: 'GET',
    path: '/api/v1/oauth2/providers/:provider/access-token',
    status: 200,
    response: wireToken,
  },
} as const satisfies Record<string, Call>;
