import * as v from 'valibot';

export const wireVersion = v.object({ version: v.string() });

/** Keys for search and memory differ between servers. */
export const wireStatus = v.looseObject({ version: v.string() });
