export interface Options {
  /** The revision since which changes count; without it everything runs. */
  readonly changedSince?: string;
  /** Seed of the random order. */
  readonly seed?: number;
  readonly withoutBrowser: boolean;
  /** Parts of the paths of test files. */
  readonly filters: readonly string[];
}

export const usage = `npm test -- [options] [path …]
  --changed [REV]   only what the changes since REV can touch; without REV, the changes since the last commit
  --shuffle [SEED]  files and tests in a random order, which its seed repeats
  --no-browser      without the browser tests
  path              only the test files whose path contains it`;

export class UnknownOption extends Error {}

type IsRevision = (word: string) => boolean;

/** The words behind `npm test --`; a value can stand behind its option or behind an equals sign. */
export const readOptions = (words: readonly string[], isRevision: IsRevision): Options =>
  read(
    words.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word])),
    isRevision,
  );

function read(words: readonly string[], isRevision: IsRevision): Options {
  const [first, next = ''] = words;
  const rest = (taken: number) => read(words.slice(taken), isRevision);

  if (first === undefined) return { withoutBrowser: false, filters: [] };
  if (first === '--no-browser') return { ...rest(1), withoutBrowser: true };
  if (first === '--changed') {
    return isRevision(next) ? { ...rest(2), changedSince: next } : { ...rest(1), changedSince: 'HEAD' };
  }
  if (first === '--shuffle') {
    return /^\d+$/.test(next) ? { ...rest(2), seed: Number(next) } : { ...rest(1), seed: randomSeed() };
  }
  if (first.startsWith('-')) throw new UnknownOption(`There is no option ${first}.\n${usage}`);
  return { ...rest(1), filters: [first, ...rest(1).filters] };
}

const randomSeed = () => 1 + Math.floor(Math.random() * 999_999);
