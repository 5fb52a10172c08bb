import type { AnnotationViewModel } from './annotation-view-model.ts';

/** The focus view or the bulk view, as shortcuts use it. */
export interface ShortcutTarget extends Pick<AnnotationViewModel, 'canGo' | 'next' | 'previous'> {
  readonly actions: Pick<AnnotationViewModel['actions'], 'offers' | 'perform' | 'undo' | 'redo'>;
  readonly history: Pick<AnnotationViewModel['history'], 'canUndo' | 'canRedo'>;
  readonly form: Pick<AnnotationViewModel['form'], 'questions' | 'firstChoice' | 'draft' | 'press' | 'isPaused'>;
  /** The answers apply to all selected records. */
  readonly isForMany?: boolean;
}
