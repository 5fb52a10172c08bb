import { labelsIn, type Spelling } from '#domain/creation/source/spellings.ts';
import { isObject, type JsonObject } from '../json/exact-json.ts';
import { ListedLabelsFinder } from './listed-labels.ts';
import { image, isCode, isMessage, isRank, isSpan, noNumber, number } from './value-kinds.ts';

const maxDistinctTexts = 500;
const maxLabelChars = 60;
/** A column of numbers may have some texts, such as a remark. */
const maxStrayShare = 0.05;
/** Longer texts are free text: labels have one or two words. */
const minFreeTextWords = 3;

type ValueKind =
  | 'texts'
  | 'images'
  | 'numbers'
  | 'wholes'
  | 'flags'
  | 'chats'
  | 'textLists'
  | 'numberLists'
  | 'spanLists'
  | 'rankLists';
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export class Profile {
  count = 0;
  texts = 0;
  longTexts = 0;
  images = 0;
  numbers = 0;
  wholes = 0;
  /** Digits that a number cannot represent: with a leading zero, or too many. */
  codes = 0;
  noNumbers = 0;
  flags = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  objects = 0;
  lists = 0;
  emptyLists = 0;
  textLists = 0;
  private shortest = Number.POSITIVE_INFINITY;
  private hasRepeats = false;
  /** At most two, because two already show that the orders differ. */
  private readonly orders = new Set<string>();
  /** Number of all texts in all lists. */
  items = 0;
  writtenItems = 0;
  numberLists = 0;
  spanLists = 0;
  rankLists = 0;
  chats = 0;
  /** Length of the lists of numbers, or of the longest list of texts. */
  length = 0;
  private readonly listedFinder = new ListedLabelsFinder();
  /** Number of occurrences of each trimmed text. */
  readonly values = new Map<string, number>();

  add(value: unknown) {
    if (value === null || value === undefined || isBlank(value)) return;
    this.count += 1;
    if (typeof value === 'string') this.addText(value);
    else if (typeof value === 'number') this.addWritten(value);
    else if (typeof value === 'boolean') this.addFlag(value);
    else if (Array.isArray(value)) this.addList(value);
    else if (isObject(value)) this.objects += 1;
  }

  /** Adds labels from the settings, which may not occur in the rows. */
  know(labels: readonly string[]) {
    for (const label of labels) if (!this.values.has(label.trim())) this.values.set(label.trim(), 0);
  }

  /** Merges spellings of one label; the most frequent spelling wins. */
  get labels(): readonly string[] {
    return labelsIn(this.spellings, true);
  }

  get spellings(): readonly Spelling[] {
    return [...this.values].map(([text, count]) => ({ text, count }));
  }

  /** Ignores empty lists for kinds of lists, texts such as NaN for numbers, and a few other texts. */
  isAll(kind: ValueKind): boolean {
    if (kind === 'numbers') return this.numbers > 0 && this.strayTexts <= this.count * maxStrayShare;
    if (kind === 'wholes') return this.isAll('numbers') && this.wholes === this.numbers;
    return this[kind] > 0 && this[kind] + this.besides(kind) === this.count;
  }

  /** Whether some of the values would change if they became numbers. */
  get isCodes() {
    return this.codes > 0 && this.codes + this.numbers === this.count;
  }

  /** Whether all lists hold the same texts in different orders. */
  get isRanked() {
    const isWhole = this.shortest === this.values.size && this.length === this.values.size;
    return this.isAll('textLists') && isWhole && !this.hasRepeats && this.orders.size > 1;
  }

  get isTextsOrLists() {
    return this.textLists > 0 && this.texts > 0 && this.texts + this.textLists + this.emptyLists === this.count;
  }

  get isEmpty() {
    return this.count === this.emptyLists;
  }

  /** Whether no text or number occurred twice, as far as they are counted. */
  get isDistinct() {
    const isOfValues = this.texts + this.wholes >= this.count && this.longTexts === 0 && this.count > 1;
    return isOfValues && [...this.values.values()].every((count) => count === 1);
  }

  get isWritten() {
    return this.writtenItems * 2 > this.items && this.values.size * 2 > this.items;
  }

  /** Several labels in one cell; undefined if the cells are no lists of labels. */
  get listedLabels() {
    return this.isAll('texts') ? this.listedFinder.labels : undefined;
  }

  /** Whether most lists hold several texts of sentences, hardly one of which occurs twice. */
  get areTextsToCompare() {
    const isOfSentences = this.writtenItems * 2 > this.items;
    return this.isAll('textLists') && this.length > 1 && isOfSentences && (this.isManyTexts || this.isWritten);
  }

  private besides(kind: ValueKind) {
    return kind.endsWith('Lists') || kind === 'chats' ? this.emptyLists : 0;
  }

  /** Values among numbers that are no numbers; infinite if they could not be left out. */
  private get strayTexts() {
    const stray = this.count - this.numbers - this.noNumbers;
    return this.codes > 0 || this.texts < stray ? Number.POSITIVE_INFINITY : stray;
  }

  get isManyTexts() {
    return this.values.size > maxDistinctTexts;
  }

  private addText(text: string) {
    this.texts += 1;
    if (text.length > maxLabelChars) this.longTexts += 1;
    this.listedFinder.add(text);
    if (image.test(text)) this.images += 1;
    this.note(text);
    if (noNumber.test(text.trim())) this.noNumbers += 1;
    if (number.test(text.trim())) this.addDigits(text.trim());
  }

  private addDigits(text: string) {
    const value = Number(text);
    if (isCode(text, value)) this.codes += 1;
    else if (Number.isFinite(value)) this.addNumber(value);
  }

  private addWritten(number: number) {
    this.note(String(number));
    this.addNumber(number);
  }

  private addFlag(flag: boolean) {
    this.flags += 1;
    this.note(String(flag));
  }

  private addNumber(number: number) {
    this.numbers += 1;
    if (Number.isSafeInteger(number)) this.wholes += 1;
    this.least = Math.min(this.least, number);
    this.most = Math.max(this.most, number);
  }

  private addList(list: readonly unknown[]) {
    this.lists += 1;
    if (list.length === 0) this.emptyLists += 1;
    else if (list.every(isSpan))
      this.addLabelled(
        'spanLists',
        list.map(({ label }) => label),
      );
    else if (list.every(isRank))
      this.addLabelled(
        'rankLists',
        list.map(({ value }) => value),
      );
    else if (list.every(isMessage)) this.chats += 1;
    else if (list.every((each) => typeof each === 'string')) this.addTexts(list);
    else if (list.every((each) => typeof each === 'number')) {
      this.numberLists += 1;
      this.length = list.length;
    }
  }

  private addTexts(list: readonly string[]) {
    this.length = Math.max(this.length, list.length);
    this.shortest = Math.min(this.shortest, list.length);
    this.hasRepeats ||= new Set(list).size < list.length;
    if (this.orders.size < 2) this.orders.add(JSON.stringify(list));
    this.items += list.length;
    this.writtenItems += list.filter((text) => text.trim().split(/\s+/).length >= minFreeTextWords).length;
    this.addLabelled('textLists', list);
  }

  private addLabelled(kind: 'spanLists' | 'rankLists' | 'textLists', labels: readonly string[]) {
    this[kind] += 1;
    for (const label of labels) this.note(label);
  }

  private note(text: string) {
    const trimmed = text.trim();
    const known = this.values.get(trimmed);
    if (known !== undefined || this.values.size <= maxDistinctTexts) this.values.set(trimmed, (known ?? 0) + 1);
  }
}

export type Profiles = ReadonlyMap<string, Profile>;

export function observe(profiles: Map<string, Profile>, values: JsonObject) {
  for (const [name, value] of Object.entries(values)) {
    const profile = profiles.get(name) ?? new Profile();
    profile.add(value);
    profiles.set(name, profile);
  }
}
