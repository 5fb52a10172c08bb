import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, useContext, useEffect, useState } from 'react';

export const ContainerContext = createContext<Pick<Container, 'get'> | undefined>(undefined);

/** Born inert: `activate` starts it, with the parameters of its route, and returns what stops it. */
export interface ViewModel {
  activate(...params: string[]): () => void;
}

/** What the whole visit shares: session, theme, language, toasts. */
export function useShared<T>(token: ServiceIdentifier<T>): T {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('no ContainerContext');
  const [shared] = useState(() => container.get(token));
  return shared;
}

/** The view-model of a screen, active for as long as the screen is mounted. */
export function useViewModel<V extends ViewModel>(
  token: ServiceIdentifier<V>,
  ...params: Parameters<V['activate']>
): V {
  const viewModel = useShared(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are listed one by one
  useEffect(() => viewModel.activate(...params), [viewModel, ...params]);
  return viewModel;
}
