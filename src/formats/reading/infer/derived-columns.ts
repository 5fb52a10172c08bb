import type { DerivedFields } from '#domain/creation/portable/inferred-dataset.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { maxReplies, repliesIn, replyLists, replyNames } from '../../known/listed-replies.ts';
import { joinedColumn, placesOf, wordColumns } from '../../known/tagged-words.ts';
import type { Profiles } from './profile.ts';

interface Derivation extends DerivedFields {
  /** Columns that the derived fields replace, or the other way round. */
  readonly hidden: readonly string[];
}

/** Columns that hold the same texts twice: as the list of the file, and as fields. */
export class DerivedColumns {
  /** Columns of words whose text is in another column, and whether that text is in no column of the file. */
  private readonly words = new Map<string, boolean>();
  private readonly replies = new Set<string>();
  private readonly others = new Set<string>();

  see(row: FileRow) {
    this.seeWords(row);
    for (const list of replyLists) this.seeReplies(row, list);
  }

  /** Which of the columns are fields, and which ones repeat their texts. */
  among(columns: Profiles): readonly Derivation[] {
    return [...this.joined(), ...[...this.replies].flatMap((list) => this.listed(columns, list))];
  }

  private seeWords(row: FileRow) {
    const text = row[joinedColumn];
    if (typeof text !== 'string') return;
    for (const name of wordColumns) {
      const words: unknown = row[name];
      if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) continue;
      if (placesOf(words, text)) this.words.set(name, (this.words.get(name) ?? true) && text === words.join(' '));
    }
  }

  private seeReplies(row: FileRow, list: string) {
    if (!Array.isArray(row[list])) return;
    const names = Object.keys(repliesIn(row, list));
    const isDerived = names.length > 0 && names.every((name) => row[name] !== undefined);
    (isDerived || row[list].length === 0 ? this.replies : this.others).add(list);
  }

  private joined(): readonly Derivation[] {
    return [...this.words].map(([from, isNew]) => ({
      kind: 'words',
      from,
      fields: isNew ? [joinedColumn] : [],
      hidden: [from],
    }));
  }

  private listed(columns: Profiles, list: string): readonly Derivation[] {
    const profile = columns.get(list);
    if (!profile || this.others.has(list)) return [];
    const names = replyNames(list, Math.min(profile.length, maxReplies));
    return profile.areTextsToCompare
      ? [{ kind: 'replies', from: list, fields: names, hidden: [list] }]
      : [{ kind: 'replies', from: list, fields: [], hidden: names }];
  }
}
