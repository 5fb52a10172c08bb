import type { Clock } from '#application/ports/shared/clock.ts';
import type { Notices } from '#application/ports/shared/notices.ts';
import { limits } from '#domain/shared/limits.ts';
import { closesAfter, fullNotice, type Notice, type NoticePosition } from '#domain/shared/notice.ts';
import {
  clearToasts,
  closeToast,
  noToasts,
  showNext,
  showToast,
  type Toast,
  toastsAt,
} from '#domain/shared/toast-queue.ts';
import type { Texts } from '../../i18n/texts.ts';
import { makeStateObservable } from '../make-state-observable.ts';
import { Countdown } from './countdown.ts';

/** The notices on the screen. */
export class Toasts implements Notices {
  toasts = noToasts;
  /** The ids of those that are on their way out. */
  leaving: readonly string[] = [];
  private readonly countdowns = new Map<string, Countdown>();
  private count = 0;
  private era = 0;

  constructor(
    private readonly clock: Clock,
    private readonly texts: Texts,
  ) {
    makeStateObservable(this);
  }

  at(position: NoticePosition) {
    return toastsAt(this.toasts, position);
  }

  show(notice: Notice) {
    this.count += 1;
    void this.appear({ ...fullNotice(notice), id: String(this.count) }, this.era);
  }

  clear() {
    this.era += 1; // what was about to appear belongs to the past as well
    const { shown } = this.toasts;
    this.toasts = clearToasts(this.toasts);
    for (const toast of shown) if (!this.toasts.shown.includes(toast)) this.forget(toast.id);
    this.leaving = [];
  }

  withdraw(about: string) {
    for (const toast of [...this.toasts.shown, ...this.toasts.waiting]) if (toast.about === about) this.close(toast.id);
  }

  /** Held while somebody looks at it: the pointer is over it or the focus in it. */
  hold({ id }: Toast) {
    this.countdowns.get(id)?.hold();
  }

  /** Starts or continues the countdown: the screen calls it on drawing a notice, and when pointer and focus leave it. */
  resume({ id }: Toast) {
    this.countdowns.get(id)?.resume();
  }

  act({ id, act }: Toast) {
    this.close(id);
    act?.();
  }

  close(id: string) {
    if (this.leaving.includes(id)) return;
    this.leaving = [...this.leaving, id];
    this.forget(id);
    void this.leave(id);
  }

  private async appear(toast: Toast, era: number) {
    await this.clock.wait(limits.toastAppearMs);
    if (era === this.era || toast.lasting) this.raise(toast);
  }

  private raise(toast: Toast) {
    const { shown } = this.toasts;
    this.toasts = showToast(this.toasts, toast);
    for (const each of shown) if (!this.toasts.shown.includes(each)) this.forget(each.id);
    if (this.toasts.shown.includes(toast)) this.setTimer(toast);
    else void this.waitForTurn();
  }

  private async waitForTurn() {
    const { era } = this;
    await this.clock.wait(limits.toastQueueCheckMs);
    if (era === this.era) this.admitNext();
  }

  private admitNext() {
    const { shown } = this.toasts;
    this.toasts = showNext(this.toasts);
    for (const toast of this.toasts.shown) if (!shown.includes(toast)) this.setTimer(toast);
    if (this.toasts.waiting.length > 0) void this.waitForTurn();
  }

  private async leave(id: string) {
    await this.clock.wait(limits.toastCloseMs);
    this.remove(id);
  }

  private remove(id: string) {
    this.toasts = closeToast(this.toasts, id);
    this.leaving = this.leaving.filter((each) => each !== id);
  }

  private setTimer(toast: Toast) {
    const time = closesAfter(toast, this.texts.say(toast.message));
    if (time !== undefined) this.countdowns.set(toast.id, new Countdown(this.clock, time, () => this.close(toast.id)));
  }

  private forget(id: string) {
    this.countdowns.get(id)?.stop();
    this.countdowns.delete(id);
  }
}
