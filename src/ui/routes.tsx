import { isId } from '#domain/datasets/id.ts';
import { isRepoId } from '#domain/datasets/starting/repo-id.ts';
import { homePath, signInPath } from '#domain/session/guard.ts';
import { moved } from './navigation/moved.tsx';
import { type AppRoute, later } from './navigation/route.ts';

const ofDataset: Pick<AppRoute, 'isValid'> = { isValid: ({ id }) => isId(id) };

/** Everything beyond signing in comes when it is asked for. */
export const routes: readonly AppRoute[] = [
  {
    name: 'sign-in',
    path: '/sign-in',
    ...later(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
  },
  { name: 'login', path: '/login', screen: moved(() => signInPath) },
  {
    name: 'welcome-hf-sign-in',
    path: '/welcome-hf-sign-in',
    ...later(async () => (await import('./session/welcome/welcome-screen.tsx')).WelcomeScreen),
  },
  {
    name: 'oauth-provider-callback',
    path: '/oauth/:provider?/callback',
    ...later(async () => (await import('./session/oauth/callback-screen.tsx')).CallbackScreen),
  },
  {
    name: 'home',
    path: '/',
    ...later(async () => (await import('./datasets/home-screen.tsx')).HomeScreen),
  },
  { name: 'datasets', path: '/datasets', screen: moved(() => homePath) },
  {
    name: 'new',
    module: 'creation',
    path: '/new/:id?',
    ...later(async () => (await import('./creation/file/new-screen.tsx')).NewScreen),
  },
  {
    name: 'dataset',
    path: '/dataset/:id',
    screen: moved(({ id }) => `/dataset/${id}/annotation-mode`),
    ...ofDataset,
  },
  {
    name: 'dataset-annotation-mode',
    module: 'annotation',
    path: '/dataset/:id?/annotation-mode',
    ...later(async () => (await import('./annotation/annotation-screen.tsx')).AnnotationScreen),
    ...ofDataset,
  },
  {
    name: 'dataset-settings',
    module: 'dataset-settings',
    path: '/dataset/:id?/settings',
    ...later(async () => (await import('./dataset-settings/settings-screen.tsx')).SettingsScreen),
    ...ofDataset,
  },
  {
    name: 'dataset-adding',
    module: 'creation',
    path: '/dataset/:id/add-records',
    ...later(async () => (await import('./creation/adding/adding-screen.tsx')).AddingScreen),
    ...ofDataset,
  },
  {
    name: 'user-settings',
    module: 'people',
    path: '/user-settings',
    ...later(async () => (await import('./session/settings/user-settings-screen.tsx')).UserSettingsScreen),
  },
  {
    name: 'people',
    module: 'people',
    path: '/people',
    ...later(async () => (await import('./people/people-screen.tsx')).PeopleScreen),
  },
  {
    name: 'import',
    module: 'creation',
    path: '/:repoId',
    ...later(async () => (await import('./creation/hub/hub-screen.tsx')).HubScreen),
    isValid: ({ repoId }) => isRepoId(repoId),
  },
];
