import { describe, expect, it } from 'vitest';
import { fullNotice, type Notice } from '#domain/shared/notice.ts';
import {
  clearToasts,
  closeToast,
  noToasts,
  showNext,
  showToast,
  type Toast,
  type Toasts,
  toastsAt,
} from '#domain/shared/toast-queue.ts';

const toast = (id: string, options: Partial<Notice> = {}): Toast => ({
  ...fullNotice({ message: { text: id }, ...options }),
  id,
});

const raised = (...toasts: readonly Toast[]): Toasts => toasts.reduce(showToast, noToasts);
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id);

describe('toasts', () => {
  it('are shown side by side, oldest first', () => {
    expect(ids(raised(toast('one'), toast('two')).shown)).toEqual(['one', 'two']);
  });

  it('take the place of the others with replaceToast', () => {
    const toasts = raised(toast('one'), toast('two'), toast('three', { replaceToast: true }));

    expect(ids(toasts.shown)).toEqual(['three']);
  });

  it('take the place of what was said about the same, and of nothing else', () => {
    const toasts = raised(toast('one', { about: 'tea' }), toast('two'), toast('three', { about: 'tea' }));

    expect(ids(toasts.shown)).toEqual(['two', 'three']);
  });

  it('keep their place in the queue when those shown are replaced', () => {
    const toasts = raised(toast('one'), toast('queued', { queue: true }), toast('two', { replaceToast: true }));

    expect(ids(toasts.waiting)).toEqual(['queued']);
  });

  it('go when they are cleared, those that wait too, but for what lasts', () => {
    const toasts = raised(toast('one'), toast('lasting', { lasting: true }), toast('queued', { queue: true }));

    expect(ids(clearToasts(toasts).shown)).toEqual(['lasting']);
    expect(clearToasts(toasts).waiting).toEqual([]);
  });

  it('stand at their positions', () => {
    const toasts = raised(toast('one'), toast('two', { position: 'top' }));

    expect(ids(toastsAt(toasts, 'top'))).toEqual(['two']);
    expect(ids(toastsAt(toasts, 'bottom-right'))).toEqual(['one']);
    expect(ids(toastsAt(toasts, 'bottom'))).toEqual([]);
  });
});

describe('a queued toast', () => {
  const queued = toast('queued', { queue: true });

  it('shows at once where nothing else does', () => {
    expect(ids(raised(queued).shown)).toEqual(['queued']);
  });

  it('waits while another is shown', () => {
    const toasts = raised(toast('one'), queued);

    expect(ids(toasts.shown)).toEqual(['one']);
    expect(ids(toasts.waiting)).toEqual(['queued']);
    expect(showNext(toasts)).toBe(toasts);
  });

  it('waits behind those that wait already', () => {
    const emptied = closeToast(raised(toast('one'), queued), 'one');

    expect(ids(showToast(emptied, toast('later', { queue: true })).waiting)).toEqual(['queued', 'later']);
  });

  it('shows when the others have closed', () => {
    const toasts = showNext(closeToast(raised(toast('one'), queued, toast('later', { queue: true })), 'one'));

    expect(ids(toasts.shown)).toEqual(['queued']);
    expect(ids(toasts.waiting)).toEqual(['later']);
  });

  it('can be closed before it was shown', () => {
    expect(closeToast(raised(toast('one'), queued), 'queued').waiting).toEqual([]);
  });

  it('changes nothing by asking when none waits', () => {
    expect(showNext(noToasts)).toBe(noToasts);
  });
});
