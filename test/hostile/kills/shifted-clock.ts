import { readFileSync } from 'node:fs';

/** Loaded before the product: moves its clock ahead by the milliseconds in a file. */
const file = process.env.HOSTILE_CLOCK ?? '';
const now = Date.now.bind(Date);
let shift = 0;

setInterval(() => {
  shift = Number(readFileSync(file, 'utf8')) || 0;
}, 50).unref();

const Original = Date;

class ShiftedDate extends Original {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [now() + shift] : given) as [number]));
  }

  static override now() {
    return now() + shift;
  }
}

globalThis.Date = ShiftedDate as unknown as DateConstructor;
