import { type ComponentType, lazy } from 'react';
import { SignInScreen } from './session/sign-in-screen.tsx';

export interface AppRoute {
  readonly name: string;
  readonly path: string;
  readonly screen: ComponentType;
}

/** Everything beyond signing in comes when it is asked for. */
export const routes: readonly AppRoute[] = [
  { name: 'sign-in', path: '/sign-in', screen: SignInScreen },
  {
    name: 'home',
    path: '/',
    screen: lazy(async () => ({ default: (await import('./datasets/home-screen.tsx')).HomeScreen })),
  },
  {
    name: 'dataset-annotation-mode',
    path: '/dataset/:id/annotation-mode',
    screen: lazy(async () => ({ default: (await import('./annotation/annotation-screen.tsx')).AnnotationScreen })),
  },
];
