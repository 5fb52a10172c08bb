import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { Texts } from '#ui/i18n/texts.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { loadEveryModule, testContainer } from '../../support/container.ts';

/** `copied` collects the copied texts. */
export async function alone() {
  const copied: string[] = [];
  const container = testContainer({ app: { fetch: () => Response.error() } });
  await loadEveryModule(container);
  container.rebind(Clipboard).toConstantValue({ copy: async (text) => copied.push(text) > 0 });
  const texts = container.get(Texts);
  await texts.start();
  await texts.load('annotation');
  const show = (part: ReactNode) => render(part, { wrapper: ({ children }) => within(children) });
  const within = (children: ReactNode) => <ContainerContext value={container}>{children}</ContainerContext>;
  return { container, copied, show };
}
