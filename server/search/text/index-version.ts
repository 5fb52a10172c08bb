import { analyserVersion } from '#domain/text/words.ts';

/** ICU segments scripts without spaces, so its version matters. */
const dictionaries = Number.parseInt(process.versions.icu ?? '0', 10);

/** Changes when the same text may yield other words. */
export const indexVersion = 1000 * analyserVersion + dictionaries;
