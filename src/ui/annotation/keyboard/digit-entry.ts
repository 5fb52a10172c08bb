import type { Clock } from '#application/ports/shared/clock.ts';
import { keysOf, typed } from '#domain/annotation/choosing/digits.ts';
import type { Question } from '#domain/annotation/question.ts';
import { limits } from '#domain/shared/limits.ts';

type Take = (question: Question, position: number) => void;

/** Puts typed digits together while they may still become another option: 1 and 0 are 10. */
export class DigitEntry {
  private digits = '';
  private question: Question | undefined;
  private presses = 0;

  constructor(
    private readonly clock: Clock,
    private readonly take: Take,
  ) {}

  press(question: Question, digit: string) {
    if (question !== this.question) this.flush();
    this.question = question;
    this.digits += digit;
    this.presses += 1;
    const state = typed(this.digits, keysOf(question));
    if (state.kind === 'waiting') return void this.wait(this.presses);
    this.digits = '';
    if (state.kind === 'settled') this.take(question, state.position);
  }

  /** Takes what was typed so far: nothing else is coming. */
  flush() {
    const { question, digits } = this;
    this.digits = '';
    const state = question && digits ? typed(digits, keysOf(question)) : undefined;
    if (question && state?.kind === 'waiting' && state.position !== undefined) this.take(question, state.position);
  }

  private async wait(presses: number) {
    await this.clock.wait(limits.digitWait);
    if (presses === this.presses) this.flush();
  }
}
