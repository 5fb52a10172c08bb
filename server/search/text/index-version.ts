import { analyserVersion } from '#domain/text/words.ts';

/** Scripts without blanks are parted by the dictionaries that this Node came with. */
const dictionaries = Number.parseInt(process.versions.icu ?? '0', 10);

/** What the words of a text depend on. */
export const indexVersion = 1000 * analyserVersion + dictionaries;
