import { Unreadable } from './unreadable.ts';

/** A longer line is not text that people write, and would fill the memory. */
const maxLineChars = 64_000_000;

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

/** Parts a text in pieces into its lines. */
export class LineSplitter {
  private begun = '';
  private isAfterReturn = false;

  /** Only what is new is looked at: a line may come in very many pieces. A return at the end may be half of an end. */
  push(given: string): readonly string[] {
    const text = this.isAfterReturn ? `\r${given}` : given;
    this.isAfterReturn = text.endsWith('\r');
    const known = this.isAfterReturn ? text.slice(0, -1) : text;
    const end = Math.max(known.lastIndexOf('\n'), known.lastIndexOf('\r'));
    const lines = end < 0 ? [] : linesOf(this.begun + known.slice(0, end + 1)).slice(0, -1);
    this.begun = end < 0 ? this.begun + known : known.slice(end + 1);
    if (this.begun.length > maxLineChars) throw new Unreadable('tooLarge');
    return lines;
  }

  /** Text after the last line end. */
  end(): readonly string[] {
    return [this.begun];
  }
}
