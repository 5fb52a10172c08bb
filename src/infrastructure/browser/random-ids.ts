import type { Clock } from '#application/ports/shared/clock.ts';
import type { Ids } from '#application/ports/shared/ids.ts';

/** Sortable ids: time, counter, random digits. `crypto.randomUUID` is missing outside secure contexts. */
export class RandomIds implements Ids {
  private last = 0;
  private count = 0;

  constructor(private readonly clock: Clock) {}

  next(): string {
    const time = Math.max(this.clock.now(), this.last); // ids stay in order if the clock is set back
    this.count = time === this.last ? this.count + 1 : 0;
    this.last = time;
    return `${digits(time, 9)}-${digits(this.count, 4)}-${randomDigits()}`;
  }
}

const digits = (number: number, length: number) => number.toString(36).padStart(length, '0');

const randomDigits = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
