export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Every text for any number can be said of millions too, for which Spanish may have a form of its own. */
export function withMany(texts: TextTree): TextTree {
  const own = Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? text : withMany(text)]);
  const many = own.flatMap(([key, text]) => {
    const [, stem] = /^(.+)_other$/.exec(String(key)) ?? [];
    return stem === undefined ? [] : [[`${stem}_many`, text]];
  });
  return Object.fromEntries([...many, ...own]);
}
