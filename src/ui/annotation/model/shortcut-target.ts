import type { AnnotationViewModel } from './annotation-view-model.ts';

type Offering = Pick<AnnotationViewModel, 'offers' | 'perform' | 'undo' | 'redo' | 'next' | 'previous'>;

/** What the keys drive: one record after the other, or many at once. */
export interface ShortcutTarget extends Offering {
  readonly history: { readonly canUndo: boolean; readonly canRedo: boolean };
  readonly form: Pick<AnnotationViewModel['form'], 'questions' | 'firstChoice' | 'draft' | 'press' | 'isResting'>;
  readonly canGo: { readonly next: boolean; readonly previous: boolean; readonly anywhere: boolean };
  /** Its answers are for many records. */
  readonly isForMany?: boolean;
}
