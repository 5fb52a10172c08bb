export interface TextField {
  readonly name: string;
  readonly type: string;
  readonly tag: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function textsWithin(whole: unknown): readonly string[] {
  const texts: string[] = [];
  const stack = [whole];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next === 'string') texts.push(next);
    // Not `push(...values)`: a long list exceeds the maximum of arguments.
    else if (isObject(next)) for (const value of Object.values(next).reverse()) stack.push(value);
  }
  return texts;
}

const contentOf = (message: unknown): unknown =>
  isObject(message) && 'content' in message ? message.content : undefined;

/** Searchable texts of a field; images have none. */
export function textsOf({ type }: Pick<TextField, 'type'>, value: unknown): readonly string[] {
  if (type === 'image') return [];
  return textsWithin(type === 'chat' && Array.isArray(value) ? value.map(contentOf) : value);
}
