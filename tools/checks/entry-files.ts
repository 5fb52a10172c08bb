/** Entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Scripts that a page loads at once: the first chunk, the modules that it requests immediately, and all their imports. */
export function entryFiles(manifest: Manifest, first: string, asked: readonly string[]): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.name === first);
  if (entry === undefined) throw new Error(`The manifest of the build has no chunk ${first}`);

  const reached = new Set<string>();
  const follow = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    manifest[name]?.imports?.forEach(follow);
  };
  for (const name of [entry, ...asked]) follow(name);

  const files = [...reached].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
