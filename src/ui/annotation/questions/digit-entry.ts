import type { Clock } from '#application/ports/shared/clock.ts';
import { keysOf, resolveDigits } from '#domain/annotation/options/digits.ts';
import type { Question } from '#domain/annotation/question.ts';
import { limits } from '#domain/shared/limits.ts';

/** Called with the chosen option; `isInterrupted` means that another action came before the waiting time was over. */
export type SelectOption = (question: Question, position: number, isInterrupted: boolean) => void;

/** Combines typed digits while they may still become another option: 1 and 0 are 10. */
export class DigitEntry {
  private digits = '';
  private question: Question | undefined;
  private presses = 0;

  constructor(
    private readonly clock: Clock,
    private readonly selectOption: SelectOption,
  ) {}

  press(question: Question, digit: string) {
    if (question !== this.question) this.flush();
    this.question = question;
    this.presses += 1;
    const state = resolveDigits(this.digits + digit, keysOf(question));
    if (state.kind === 'invalid' && this.digits) return this.restartWith(question, digit);
    this.digits += digit;
    if (state.kind === 'waiting') return void this.wait(this.presses);
    this.digits = '';
    if (state.kind === 'settled') this.selectOption(question, state.position, false);
  }

  flush(isInterrupted = true) {
    const { question, digits } = this;
    this.digits = '';
    const state = question && digits ? resolveDigits(digits, keysOf(question)) : undefined;
    if (question && state?.kind === 'waiting' && state.position !== undefined)
      this.selectOption(question, state.position, isInterrupted);
  }

  /** Two digits that are no number of an option together count separately. */
  private restartWith(question: Question, digit: string) {
    this.flush(false);
    this.press(question, digit);
  }

  private async wait(presses: number) {
    await this.clock.wait(limits.digitWaitMs);
    if (presses === this.presses) this.flush(false);
  }
}
