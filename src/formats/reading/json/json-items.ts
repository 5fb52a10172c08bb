import { Unreadable } from '../unreadable.ts';

const outside = 0;
/** A larger item, or a larger document without a list, would fill the memory. */
const maxItemChars = 64_000_000;

/**
 * Splits JSON into the items of its list, each as soon as it is complete. The list is the document itself, or the first
 * list of objects in its outermost object. `end` returns a document without such a list.
 */
export class JsonItems {
  private depth = outside;
  /** Nesting depth of the items, once the list has begun. */
  private within: number | undefined;
  /** A list in the outermost object has begun, and its first item is not known yet. */
  private isUndecided = false;
  private isOver = false;
  private isText = false;
  private isEscaped = false;
  private item = '';

  *push(text: string): Generator<string> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const ends = this.take(text.charAt(at));
      if (ends === 'begins') from = at + 1;
      if (ends === 'begun') from = at;
      if (ends !== 'item') continue;
      yield this.item + text.slice(from, at);
      this.item = '';
      from = at + 1;
    }
    if (this.isOver) return;
    this.item += text.slice(from);
    if (this.item.length > maxItemChars) throw new Unreadable('tooLarge');
  }

  get hasList(): boolean {
    return this.within !== undefined;
  }

  end(): string {
    return this.isOver ? '' : this.item;
  }

  private take(character: string): 'begins' | 'begun' | 'item' | undefined {
    if (this.isOver) return undefined;
    if (this.isUndecided && character.trim() !== '') return this.decide(character);
    return this.isText ? this.takeInText(character) : this.takeOutside(character);
  }

  private takeOutside(character: string): 'begins' | 'item' | undefined {
    if (character === '"') this.isText = true;
    else if (character === '{' || character === '[') return this.open(character);
    else if (character === '}' || character === ']') return this.close();
    else if (character === ',' && this.depth === this.within) return 'item';
    return undefined;
  }

  /** Rows are objects, so a list of texts or lists holds no rows. */
  private decide(character: string): 'begun' | undefined {
    this.isUndecided = false;
    const isList = character === '{';
    if (isList) this.within = this.depth;
    this.take(character);
    if (!isList) return undefined;
    this.item = '';
    return 'begun';
  }

  private takeInText(character: string): undefined {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') this.isText = false;
  }

  private open(character: string) {
    this.depth += 1;
    if (character !== '[' || this.within !== undefined) return undefined;
    this.isUndecided = this.depth === 2;
    if (this.depth !== 1) return undefined;
    this.within = this.depth;
    this.item = '';
    return 'begins' as const;
  }

  private close() {
    const isEnd = this.depth === this.within;
    this.depth -= 1;
    if (!isEnd) return undefined;
    this.isOver = true;
    return 'item' as const;
  }
}
