import { isId } from '#domain/datasets/id.ts';
import { isRepoId } from '#domain/datasets/starting/repo-id.ts';
import { homePath, signInPath } from '#domain/session/guard.ts';
import { redirectTo } from './navigation/redirect-to.tsx';
import { type AppRoute, lazyScreen } from './navigation/route.ts';

const ofDataset: Pick<AppRoute, 'isValid'> = { isValid: ({ id }) => isId(id) };

export const routes: readonly AppRoute[] = [
  {
    name: 'sign-in',
    module: 'sign-in',
    path: '/sign-in',
    ...lazyScreen(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
  },
  { name: 'login', path: '/login', screen: redirectTo(() => signInPath) },
  {
    name: 'welcome-hf-sign-in',
    module: 'sign-in',
    path: '/welcome-hf-sign-in',
    ...lazyScreen(async () => (await import('./session/welcome/welcome-screen.tsx')).WelcomeScreen),
  },
  {
    name: 'oauth-provider-callback',
    module: 'sign-in',
    path: '/oauth/:provider?/callback',
    ...lazyScreen(async () => (await import('./session/oauth/callback-screen.tsx')).CallbackScreen),
  },
  {
    name: 'home',
    path: '/',
    ...lazyScreen(async () => (await import('./datasets/home-screen.tsx')).HomeScreen),
  },
  { name: 'datasets', path: '/datasets', screen: redirectTo(() => homePath) },
  {
    name: 'new',
    module: 'creation',
    path: '/new/:id?',
    ...lazyScreen(async () => (await import('./creation/file/new-screen.tsx')).NewScreen),
  },
  {
    name: 'dataset',
    path: '/dataset/:id',
    screen: redirectTo(({ id }) => `/dataset/${id}/annotation-mode`),
    ...ofDataset,
  },
  {
    name: 'dataset-annotation-mode',
    module: 'annotation',
    path: '/dataset/:id?/annotation-mode',
    ...lazyScreen(async () => (await import('./annotation/annotation-screen.tsx')).AnnotationScreen),
    ...ofDataset,
  },
  {
    name: 'dataset-settings',
    module: 'dataset-settings',
    path: '/dataset/:id?/settings',
    ...lazyScreen(async () => (await import('./dataset-settings/settings-screen.tsx')).SettingsScreen),
    ...ofDataset,
  },
  {
    name: 'dataset-quality',
    module: 'quality',
    path: '/dataset/:id/quality',
    ...lazyScreen(async () => (await import('./quality/quality-screen.tsx')).QualityScreen),
    ...ofDataset,
  },
  {
    name: 'dataset-adding',
    module: 'creation',
    path: '/dataset/:id/add-records',
    ...lazyScreen(async () => (await import('./creation/adding/adding-screen.tsx')).AddingScreen),
    ...ofDataset,
  },
  {
    name: 'user-settings',
    module: 'people',
    path: '/user-settings',
    ...lazyScreen(async () => (await import('./session/settings/user-settings-screen.tsx')).UserSettingsScreen),
  },
  {
    name: 'people',
    module: 'people',
    path: '/people',
    ...lazyScreen(async () => (await import('./people/people-screen.tsx')).PeopleScreen),
  },
  {
    name: 'import',
    module: 'creation',
    path: '/:repoId',
    ...lazyScreen(async () => (await import('./creation/hub/hub-screen.tsx')).HubScreen),
    isValid: ({ repoId }) => isRepoId(repoId),
  },
];
