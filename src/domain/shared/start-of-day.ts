/** Midnight of the user's day, in UTC. */
export const startOfDay = (now: number): string => new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString();
