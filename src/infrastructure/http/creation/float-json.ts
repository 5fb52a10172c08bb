interface Item {
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** Writes whole numbers of float metadata as `2.0`, because Argilla rejects `2` for a float property. */
export const withFloats = (items: readonly Item[], floats: ReadonlySet<string>): string =>
  `{"items":[${items.map((item) => itemJson(item, floats)).join(',')}]}`;

function itemJson({ metadata, ...item }: Item, floats: ReadonlySet<string>) {
  const all = Object.entries({ ...item, metadata }).filter(([, value]) => value !== undefined);
  const parts = all.map(([name, value]) => {
    const json = name === 'metadata' && metadata ? metadataJson(metadata, floats) : JSON.stringify(value);
    return `${JSON.stringify(name)}:${json}`;
  });
  return `{${parts.join(',')}}`;
}

function metadataJson(metadata: Readonly<Record<string, unknown>>, floats: ReadonlySet<string>) {
  const entries = Object.entries(metadata).filter(([, value]) => value !== undefined);
  const parts = entries.map(([name, value]) => {
    const json = floats.has(name) && Number.isInteger(value) ? floatJson(value as number) : JSON.stringify(value);
    return `${JSON.stringify(name)}:${json}`;
  });
  return `{${parts.join(',')}}`;
}

/** A number with an exponent is a float already. */
const floatJson = (value: number) => (String(value).includes('e') ? String(value) : `${value}.0`);
