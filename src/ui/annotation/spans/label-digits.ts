import type { Clock } from '#application/ports/shared/clock.ts';
import { resolveDigits } from '#domain/annotation/options/digits.ts';
import { limits } from '#domain/shared/limits.ts';
import type { SpanInteraction } from '../model/spans/span-interaction.ts';

/** Combines typed digits while they may still become the number of another label. */
export class LabelDigits {
  private digits = '';
  private presses = 0;

  constructor(
    private readonly clock: Clock,
    private readonly interaction: SpanInteraction,
  ) {}

  readonly press = (digit: string) => {
    this.digits += digit;
    this.presses += 1;
    const { kind } = this.state;
    if (kind === 'waiting') void this.wait(this.presses);
    else this.selectLabel();
  };

  private get state() {
    return resolveDigits(
      this.digits,
      this.interaction.editor.labels.map(({ number }) => String(number)),
    );
  }

  private selectLabel() {
    const { state } = this;
    this.digits = '';
    const label =
      state.kind !== 'invalid' && state.position !== undefined && this.interaction.editor.labels[state.position];
    if (label) this.interaction.choose(label);
  }

  private async wait(presses: number) {
    await this.clock.wait(limits.digitWaitMs);
    if (presses === this.presses) this.selectLabel();
  }
}
