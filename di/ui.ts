import { ContainerModule } from 'inversify';
import { Notices } from '#application/ports/notices.ts';

export const ui = new ContainerModule(({ bind }) => {
  bind(Notices).toConstantValue({ show: () => undefined, clear: () => undefined });
});
