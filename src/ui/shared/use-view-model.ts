import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, useContext, useEffect, useState } from 'react';

export const ContainerContext = createContext<Pick<Container, 'get'> | undefined>(undefined);

/** Does nothing until `activate`, which takes the parameters of the route and returns a function that stops it. */
export interface ViewModel {
  activate(...params: string[]): () => void;
}

/** A singleton of the container, such as session, theme, language or toasts. */
export function useShared<T>(token: ServiceIdentifier<T>): T {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('no ContainerContext');
  const [shared] = useState(() => container.get(token));
  return shared;
}

export function useViewModel<V extends ViewModel>(
  token: ServiceIdentifier<V>,
  ...params: Parameters<V['activate']>
): V {
  const viewModel = useShared(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are listed one by one
  useEffect(() => viewModel.activate(...params), [viewModel, ...params]);
  return viewModel;
}
