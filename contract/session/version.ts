import * as v from 'valibot';

/** The version of the API that a server speaks. */
export const wireVersion = v.object({ version: v.string() });

/** How a server is; what it says of its search and its memory differs from one to another. */
export const wireStatus = v.looseObject({ version: v.string() });
