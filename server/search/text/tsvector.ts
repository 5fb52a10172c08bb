import { words } from '#domain/text/words.ts';

/** PostgreSQL refuses a tsvector of more than a mebibyte; what would go beyond is not found. */
const maxTsvectorBytes = 1_000_000;
const entryBytes = 4;
const positionBytes = 2;
const maxPositions = 255;
const lastPosition = 16_383;

/** As `tsvector` and `tsquery` read it. */
export const lexeme = (tag: number, word: string) => `'${tag}_${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes the words of a record's texts down, each with the field that it stands in. */
export class TsvectorWriter {
  private readonly positions = new Map<string, number[]>();
  private bytes = 0;
  private position = 0;

  add(tag: number, text: string): void {
    for (const word of words(text)) {
      this.position += 1;
      this.write(lexeme(tag, word.text));
    }
    this.position += 1; // so that no phrase reaches into the next text
  }

  private write(entry: string) {
    const known = this.positions.get(entry);
    const cost = known ? positionBytes : Buffer.byteLength(entry) + entryBytes + positionBytes;
    if (this.bytes + cost > maxTsvectorBytes || (known && known.length >= maxPositions)) return;
    this.bytes += cost;
    // Beyond the last position it begins anew: phrases far into a long text are found as well.
    const position = ((this.position - 1) % lastPosition) + 1;
    if (known) known.push(position);
    else this.positions.set(entry, [position]);
  }

  toString(): string {
    return Array.from(this.positions, ([entry, positions]) => `${entry}:${positions.join(',')}`).join(' ');
  }
}
