import { type ComponentType, lazy, useState } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

/**
 * Like `lazy` of React, but retries when the browser is online again, and renders at once if its code has loaded: after
 * a fallback, React shows the content 300 ms later at the earliest.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await retryWhenOnline(loadOnce) }));
  function LazyComponent(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy); // another one later would lose the state of the first
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { load: loadOnce });
}
