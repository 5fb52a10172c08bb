import { type KeyboardEvent, useCallback } from 'react';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import { isRedo, isTyping, isUndo } from '../keyboard/key-event.ts';

/** In a text the browser takes back letter by letter what was just written there; what came before is ours. */
export function useTextUndo({ history, undo, redo }: AnnotationViewModel) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { nativeEvent, target } = event;
      if (!isTyping(target) || isWrittenHere(target, history.group)) return;
      if (isUndo(nativeEvent) && history.canUndo) undo();
      else if (isRedo(nativeEvent) && history.canRedo) redo();
      else return;
      event.preventDefault();
    },
    [history, undo, redo],
  );
}

/** A text outside of the questions, say in which to search among options, is the browser's altogether. */
function isWrittenHere(target: EventTarget, group: string | undefined) {
  const question = target instanceof HTMLTextAreaElement ? target.closest<HTMLElement>('[data-question]') : null;
  return question === null || group === `text:${question.dataset.question}`;
}
