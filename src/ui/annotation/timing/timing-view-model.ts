import { reaction } from 'mobx';
import type { MeasureActiveTime } from '#application/annotation/measure-active-time.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';

/** Sends the active time of each record with its answer. */
export class TimingViewModel implements ViewModel {
  constructor(private readonly activeTime: MeasureActiveTime) {}

  activate = () => this.activeTime.start();

  follow({ form, actions }: Pick<AnnotationViewModel, 'form' | 'actions'>): () => void {
    const stops = [
      reaction(
        () => form.visit,
        () => this.activeTime.restart(),
      ),
      actions.measureTimeBy(() => this.activeTime.take()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
