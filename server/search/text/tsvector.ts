import { words } from '#domain/text/words.ts';

/** PostgreSQL limits a tsvector to 1 MiB; further words are not indexed. */
const maxTsvectorBytes = 1_000_000;
const entryBytes = 4;
const positionBytes = 2;
const maxPositions = 255;
const lastPosition = 16_383;

export const lexeme = (tag: number, word: string) => `'${tag}_${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Collects words with tags of their fields. */
export class TsvectorWriter {
  private readonly positions = new Map<string, number[]>();
  private bytes = 0;
  private position = 0;

  add(tag: number, text: string): void {
    for (const word of words(text)) {
      this.position += 1;
      this.write(lexeme(tag, word.text));
    }
    this.position += 1; // prevents phrases across texts
  }

  private write(entry: string) {
    const known = this.positions.get(entry);
    const cost = known ? positionBytes : Buffer.byteLength(entry) + entryBytes + positionBytes;
    if (this.bytes + cost > maxTsvectorBytes || (known && known.length >= maxPositions)) return;
    this.bytes += cost;
    // Wraps around after the last position, so that phrases late in a long text are found.
    const position = ((this.position - 1) % lastPosition) + 1;
    if (known) known.push(position);
    else this.positions.set(entry, [position]);
  }

  toString(): string {
    return Array.from(this.positions, ([entry, positions]) => `${entry}:${positions.join(',')}`).join(' ');
  }
}
