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

export class Toasts implements Notices {
  toasts = noToasts;
  /** Ids of the toasts whose closing animation runs. */
  leaving: readonly string[] = [];
  private readonly countdowns = new Map<string, Countdown>();
  private count = 0;
  private generation = 0;

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
    void this.appear({ ...fullNotice(notice), id: String(this.count) }, this.generation);
  }

  clear() {
    this.generation += 1; // also drops the toasts that have not appeared yet
    const { shown } = this.toasts;
    this.toasts = clearToasts(this.toasts);
    for (const toast of shown) if (!this.toasts.shown.includes(toast)) this.dropCountdown(toast.id);
    this.leaving = [];
  }

  withdraw(about: string) {
    for (const toast of [...this.toasts.shown, ...this.toasts.waiting]) if (toast.about === about) this.close(toast.id);
  }

  pause({ id }: Toast) {
    this.countdowns.get(id)?.pause();
  }

  /**
   * Starts or continues the countdown: the screen calls it when it draws a toast, and when pointer and focus leave it.
   */
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
    this.dropCountdown(id);
    void this.leave(id);
  }

  private async appear(toast: Toast, era: number) {
    await this.clock.wait(limits.toastAppearMs);
    if (era === this.generation || toast.lasting) this.raise(toast);
  }

  private raise(toast: Toast) {
    const { shown } = this.toasts;
    this.toasts = showToast(this.toasts, toast);
    for (const each of shown) if (!this.toasts.shown.includes(each)) this.dropCountdown(each.id);
    if (this.toasts.shown.includes(toast)) this.setTimer(toast);
    else void this.waitForTurn();
  }

  private async waitForTurn() {
    const { generation } = this;
    await this.clock.wait(limits.toastQueueCheckMs);
    if (generation === this.generation) this.admitNext();
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

  private dropCountdown(id: string) {
    this.countdowns.get(id)?.stop();
    this.countdowns.delete(id);
  }
}
