/** An empty cell without quotes is null, one with quotes an empty text. */
export interface SplitRow {
  readonly line: number;
  readonly cells: readonly (string | null)[];
  readonly problem: 'brokenQuote' | 'tooLarge' | undefined;
}

const quote = '"';
/** A longer cell means an unclosed quote. */
const maxCellChars = 16_000_000;

type State = 'start' | 'plain' | 'quoted' | 'closed';

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/**
 * Splits a table that arrives in pieces of any length. The packages that can do this need Node's buffers and streams,
 * which would have to be bundled for browsers; the tests compare it with one of those packages.
 */
export class CsvSplitter {
  private readonly ends: RegExp;
  private state: State = 'start';
  private cell = '';
  /** The cell with its quotes, kept in case the quote is never closed. */
  private raw = '';
  private cells: (string | null)[] = [];
  private problem: SplitRow['problem'];
  private line = 1;
  private rowLine = 1;
  private isAfterReturn = false;
  private wasQuoted = false;
  private isEnded = false;

  constructor(private readonly delimiter: string) {
    this.ends = new RegExp(`[${delimiter === '\t' ? '\\t' : `\\${delimiter}`}\\r\\n]`, 'g');
  }

  *push(text: string): Generator<SplitRow> {
    let at = 0;
    while (at < text.length) {
      if (this.state === 'quoted') at = this.takeQuoted(text, at);
      else if (this.state === 'plain') at = this.takePlain(text, at);
      else at = this.takeOne(text, at);
      if (this.isEnded) yield* this.endRow();
      else if (this.raw.length > maxCellChars) yield* this.giveUpQuote();
    }
  }

  *end(): Generator<SplitRow> {
    while (this.state === 'quoted') yield* this.giveUpQuote();
    if (this.state === 'start' && this.cells.length === 0) return;
    this.endCell();
    yield* this.endRow();
  }

  private takePlain(text: string, from: number): number {
    this.ends.lastIndex = from;
    const end = this.ends.exec(text)?.index ?? text.length;
    this.add(text.slice(from, end));
    if (end < text.length) this.state = 'closed';
    return end;
  }

  private takeQuoted(text: string, from: number): number {
    const found = text.indexOf(quote, from);
    const end = found < 0 ? text.length : found;
    const taken = text.slice(from, end);
    this.add(taken);
    this.raw += taken;
    this.line += this.linesOf(taken);
    if (found < 0) return end;
    this.state = 'closed';
    this.raw += quote;
    this.isAfterReturn = false;
    return end + 1;
  }

  /** A carriage return and a line feed are one line end, even when they are in different pieces. */
  private linesOf(text: string): number {
    const lines = linesIn(text) - (this.isAfterReturn && text.startsWith('\n') ? 1 : 0);
    if (text !== '') this.isAfterReturn = text.endsWith('\r');
    return lines;
  }

  private takeOne(text: string, at: number): number {
    const character = text.charAt(at);
    const isPair = character === '\n' && this.isAfterReturn;
    this.isAfterReturn = character === '\r';
    if (!isPair) this.takeCharacter(character);
    return at + 1;
  }

  private takeCharacter(character: string) {
    if (character === '\r' || character === '\n') {
      this.endCell();
      this.line += 1;
      this.isEnded = true;
    } else if (character === this.delimiter) this.endCell();
    else if (character === quote) this.takeQuote();
    else this.takeLetter(character);
  }

  private takeQuote() {
    if (this.state === 'closed') this.add(quote); // a doubled quote
    this.raw += quote;
    this.wasQuoted = true;
    this.state = 'quoted';
  }

  private takeLetter(character: string) {
    if (this.state === 'closed') this.problem ??= 'brokenQuote'; // text after the closing quote
    this.add(character);
    this.state = 'plain';
  }

  private add(text: string) {
    if (this.cell.length + text.length > maxCellChars) this.problem ??= 'tooLarge';
    else this.cell += text;
  }

  private endCell() {
    this.cells.push(this.cell === '' && !this.wasQuoted ? null : this.cell);
    this.cell = '';
    this.raw = '';
    this.wasQuoted = false;
    this.state = 'start';
  }

  private *endRow(): Generator<SplitRow> {
    const { cells, problem, rowLine } = this;
    this.cells = [];
    this.problem = undefined;
    this.rowLine = this.line;
    this.isEnded = false;
    const isEmpty = cells.length === 1 && cells[0] === null;
    if (!isEmpty) yield { line: rowLine, cells, problem };
  }

  /** Skips the line with the unclosed quote, and reads the following lines as if it had no quote. */
  private *giveUpQuote(): Generator<SplitRow> {
    const { raw, rowLine } = this;
    const [first = ''] = raw.split(/\r\n|\r|\n/, 1);
    this.begin(rowLine + 1);
    yield { line: rowLine, cells: [], problem: 'brokenQuote' };
    yield* this.push(raw.slice(first.length).replace(/^(\r\n|\r|\n)/, ''));
  }

  private begin(line: number) {
    this.state = 'start';
    this.cell = '';
    this.raw = '';
    this.cells = [];
    this.problem = undefined;
    this.line = line;
    this.rowLine = line;
    this.isAfterReturn = false;
    this.wasQuoted = false;
  }
}
