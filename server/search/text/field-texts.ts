/** A field whose words are found. */
export interface TextField {
  readonly name: string;
  readonly type: string;
  readonly tag: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every text within a value, however deep. */
function textsWithin(whole: unknown): readonly string[] {
  const texts: string[] = [];
  const stack = [whole];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next === 'string') texts.push(next);
    // One by one: as arguments, a long list would be too many.
    else if (isObject(next)) for (const value of Object.values(next).reverse()) stack.push(value);
  }
  return texts;
}

const contentOf = (message: unknown): unknown =>
  isObject(message) && 'content' in message ? message.content : undefined;

/** The texts of a field that are searched. Pictures have none. */
export function textsOf({ type }: Pick<TextField, 'type'>, value: unknown): readonly string[] {
  if (type === 'image') return [];
  return textsWithin(type === 'chat' && Array.isArray(value) ? value.map(contentOf) : value);
}
