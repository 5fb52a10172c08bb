/** Milliseconds since 1970. Argilla writes times in UTC without saying so. */
export const momentOf = (time: string): number => Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`);
