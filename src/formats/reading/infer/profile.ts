import { isObject } from '../json/exact-json.ts';

const mostTexts = 500;
const longText = 60;
const image = /^(data:image\/|https?:\/\/\S+\.(png|jpe?g|gif|webp|svg)(\?\S*)?$)/i;

type Part = Readonly<Record<string, unknown>>;

const isSpan = (value: unknown): value is { readonly label: string } =>
  isObject(value) &&
  typeof value.start === 'number' &&
  typeof value.end === 'number' &&
  typeof value.label === 'string';
const isRank = (value: unknown): value is { readonly value: string } =>
  isObject(value) && typeof value.value === 'string' && 'rank' in value;
const isMessage = (value: unknown) => isObject(value) && 'role' in value && 'content' in value;

/** What kinds of values have been seen under a name, and which texts, as long as they are few. */
export class Profile {
  count = 0;
  texts = 0;
  longTexts = 0;
  images = 0;
  numbers = 0;
  wholes = 0;
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  objects = 0;
  lists = 0;
  emptyLists = 0;
  textLists = 0;
  numberLists = 0;
  spanLists = 0;
  rankLists = 0;
  chats = 0;
  /** How long the lists of numbers are, or the longest of texts. */
  length = 0;
  readonly values = new Set<string>();

  add(value: unknown) {
    if (value === null || value === undefined || value === '') return;
    this.count += 1;
    if (typeof value === 'string') this.addText(value);
    else if (typeof value === 'number') this.addNumber(value);
    else if (Array.isArray(value)) this.addList(value);
    else if (isObject(value)) this.objects += 1;
  }

  /** Every value that is there was of this kind; lists may be empty. */
  isAll(
    kind: 'texts' | 'images' | 'numbers' | 'wholes' | 'chats' | 'textLists' | 'numberLists' | 'spanLists' | 'rankLists',
  ) {
    const empty = kind.endsWith('Lists') || kind === 'chats' ? this.emptyLists : 0;
    return this[kind] > 0 && this[kind] + empty === this.count;
  }

  get isManyTexts() {
    return this.values.size > mostTexts;
  }

  private addText(text: string) {
    this.texts += 1;
    if (text.length > longText) this.longTexts += 1;
    if (image.test(text)) this.images += 1;
    this.note(text);
    const number = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isFinite(number)) this.addNumber(number);
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
    this.addLabelled('textLists', list);
  }

  private addLabelled(kind: 'spanLists' | 'rankLists' | 'textLists', labels: readonly string[]) {
    this[kind] += 1;
    for (const label of labels) this.note(label);
  }

  private note(text: string) {
    if (this.values.size <= mostTexts) this.values.add(text);
  }
}

export type Profiles = ReadonlyMap<string, Profile>;

/** Notes what each name stands for. */
export function observe(profiles: Map<string, Profile>, values: Part) {
  for (const [name, value] of Object.entries(values)) {
    const profile = profiles.get(name) ?? new Profile();
    profile.add(value);
    profiles.set(name, profile);
  }
}
