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
  it('are shown together, oldest first', () => {
    expect(ids(raised(toast('one'), toast('two')).shown)).toEqual(['one', 'two']);
  });

  it('replace the others with replaceToast', () => {
    const toasts = raised(toast('one'), toast('two'), toast('three', { replaceToast: true }));

    expect(ids(toasts.shown)).toEqual(['three']);
  });

  it('replace toasts about the same subject only', () => {
    const toasts = raised(toast('one', { about: 'tea' }), toast('two'), toast('three', { about: 'tea' }));

    expect(ids(toasts.shown)).toEqual(['two', 'three']);
  });

  it('keep their place in the queue when visible ones are replaced', () => {
    const toasts = raised(toast('one'), toast('queued', { queue: true }), toast('two', { replaceToast: true }));

    expect(ids(toasts.waiting)).toEqual(['queued']);
  });

  it('are removed by clear, except lasting ones', () => {
    const toasts = raised(toast('one'), toast('lasting', { lasting: true }), toast('queued', { queue: true }));

    expect(ids(clearToasts(toasts).shown)).toEqual(['lasting']);
    expect(clearToasts(toasts).waiting).toEqual([]);
  });

  it('appear at their positions', () => {
    const toasts = raised(toast('one'), toast('two', { position: 'top' }));

    expect(ids(toastsAt(toasts, 'top'))).toEqual(['two']);
    expect(ids(toastsAt(toasts, 'bottom-right'))).toEqual(['one']);
    expect(ids(toastsAt(toasts, 'bottom'))).toEqual([]);
  });
});

describe('a queued toast', () => {
  const queued = toast('queued', { queue: true });

  it('shows at once when no other toast is visible', () => {
    expect(ids(raised(queued).shown)).toEqual(['queued']);
  });

  it('waits while another toast is visible', () => {
    const toasts = raised(toast('one'), queued);

    expect(ids(toasts.shown)).toEqual(['one']);
    expect(ids(toasts.waiting)).toEqual(['queued']);
    expect(showNext(toasts)).toBe(toasts);
  });

  it('waits behind earlier ones', () => {
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

  it('stays away when none is waiting', () => {
    expect(showNext(noToasts)).toBe(noToasts);
  });
});
