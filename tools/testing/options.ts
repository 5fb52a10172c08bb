export interface Options {
  /** Run only tests that changes since this revision can affect; all tests if missing. */
  readonly changedSince?: string;
  /** Seed of the random order. */
  readonly seed?: number;
  readonly withoutBrowser: boolean;
  /** Parts of the paths of test files. */
  readonly filters: readonly string[];
}

export const usage = `npm test -- [options] [path …]
  --changed [REV]   run only tests that the changes since REV can affect (default: the last commit)
  --shuffle [SEED]  run files and tests in random order; SEED repeats an earlier order
  --no-browser      skip the browser tests
  path              run only test files whose path contains this text`;

export class UnknownOption extends Error {}

type IsRevision = (word: string) => boolean;

/** Arguments of `npm test --`; the value of an option follows a space or an equals sign. */
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
  if (first.startsWith('-')) throw new UnknownOption(`Unknown option ${first}.\n${usage}`);
  return { ...rest(1), filters: [first, ...rest(1).filters] };
}

const randomSeed = () => 1 + Math.floor(Math.random() * 999_999);
