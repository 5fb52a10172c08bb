import type { FullNotice } from './notice.ts';

export interface Toast extends FullNotice {
  readonly id: string;
}

/** Visible and waiting toasts, each oldest first. */
export interface Toasts {
  readonly shown: readonly Toast[];
  readonly waiting: readonly Toast[];
}

export const noToasts: Toasts = { shown: [], waiting: [] };

export function showToast(toasts: Toasts, toast: Toast): Toasts {
  if (toast.queue && !toast.replaceToast && isBusy(toasts)) return { ...toasts, waiting: [...toasts.waiting, toast] };
  return { ...toasts, shown: [...toasts.shown.filter((each) => !isReplaced(each, toast)), toast] };
}

const isReplaced = (shown: Toast, { replaceToast, about }: Toast) =>
  replaceToast || (about !== undefined && about === shown.about);

export const closeToast = (toasts: Toasts, id: string): Toasts => ({
  shown: toasts.shown.filter((toast) => toast.id !== id),
  waiting: toasts.waiting.filter((toast) => toast.id !== id),
});

export function showNext(toasts: Toasts): Toasts {
  const [next, ...waiting] = toasts.waiting;
  return next && toasts.shown.length === 0 ? { shown: [next], waiting } : toasts;
}

export const clearToasts = ({ shown }: Toasts): Toasts => ({
  shown: shown.filter(({ lasting }) => lasting),
  waiting: [],
});

export const toastsAt = (toasts: Toasts, position: Toast['position']): readonly Toast[] =>
  toasts.shown.filter((toast) => toast.position === position);

const isBusy = ({ shown, waiting }: Toasts) => shown.length + waiting.length > 0;
