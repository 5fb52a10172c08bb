import { ContainerModule } from 'inversify';
import { MeasureActiveTime } from '#application/annotation/measure-active-time.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { UserInput } from '#application/ports/shared/user-input.ts';
import { DocumentInput } from '#infrastructure/browser/document-input.ts';
import { TimingViewModel } from '#ui/annotation/timing/timing-view-model.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide, provideAs } = wiring(bind);
  provideAs(UserInput, DocumentInput, []);
  provide(MeasureActiveTime, [UserInput, PageVisibility, Clock]).inTransientScope();
  provide(TimingViewModel, [MeasureActiveTime]).inTransientScope();
});
