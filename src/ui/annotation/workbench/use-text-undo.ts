import { type KeyboardEvent, useCallback } from 'react';
import { isTyping } from '../../keyboard/key-event.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';

/** In a text the browser takes back letter by letter what was just written there; what came before is ours. */
export function useTextUndo({ history, undo, redo }: AnnotationViewModel) {
  const { isFor } = useKeys();
  return useCallback(
    (event: KeyboardEvent) => {
      const { nativeEvent, target } = event;
      if (!isTyping(target) || isWrittenHere(target, history.group)) return;
      if (isFor('undo', nativeEvent) && history.canUndo) undo();
      else if (isFor('redo', nativeEvent) && history.canRedo) redo();
      else return;
      event.preventDefault();
    },
    [history, undo, redo, isFor],
  );
}

/** A text outside of the questions, say in which to search among options, is the browser's altogether. */
function isWrittenHere(target: EventTarget, group: string | undefined) {
  const question = target instanceof HTMLTextAreaElement ? target.closest<HTMLElement>('[data-question]') : null;
  return question === null || group === `text:${question.dataset.question}`;
}
