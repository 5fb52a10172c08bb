import { Unreadable } from './unreadable.ts';

/** A longer line would fill the memory, and no person writes one. */
const maxLineChars = 64_000_000;

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

/** Splits a text that arrives in pieces into lines. */
export class LineSplitter {
  private begun = '';
  private isAfterReturn = false;

  /**
   * Scans only the new piece, because a line may arrive in very many pieces. A return at the end waits for the line
   * feed that may follow.
   */
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

  end(): readonly string[] {
    return [this.begun];
  }
}
