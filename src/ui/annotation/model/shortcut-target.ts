import type { AnnotationViewModel } from './annotation-view-model.ts';

export interface ShortcutTarget extends Pick<AnnotationViewModel, 'canGo' | 'next' | 'previous'> {
  readonly actions: Pick<AnnotationViewModel['actions'], 'offers' | 'perform' | 'undo' | 'redo'>;
  readonly history: Pick<AnnotationViewModel['history'], 'canUndo' | 'canRedo' | 'loading'>;
  readonly form: Pick<AnnotationViewModel['form'], 'questions' | 'firstChoice' | 'draft' | 'press' | 'isPaused'>;
  readonly isForMany?: boolean;
}
