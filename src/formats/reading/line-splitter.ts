import { Unreadable } from './unreadable.ts';

/** What is longer is no line of anything that people write, and would fill the memory. */
const longest = 64_000_000;

/** Parts a text in pieces into its lines. */
export class LineSplitter {
  private begun = '';

  /** Only what is new is looked at: a line may come in very many pieces. */
  push(text: string): readonly string[] {
    const end = text.lastIndexOf('\n');
    const lines = end < 0 ? [] : (this.begun + text.slice(0, end)).split('\n');
    this.begun = end < 0 ? this.begun + text : text.slice(end + 1);
    if (this.begun.length > longest) throw new Unreadable('tooLarge');
    return lines;
  }

  /** What is left behind the last end of a line. */
  end(): string {
    return this.begun;
  }
}
