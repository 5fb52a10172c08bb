export const roles = [
  'owner',
  'member admin',
  'member annotator',
  'strange admin',
  'strange annotator',
  'nobody',
] as const;
export type Who = (typeof roles)[number];
export type Allowed = Readonly<Record<Who, number>>;

/** Method, path, statuses by role, and a body if the default does not fit. */
export type Row = readonly [method: string, path: string, allowed: Allowed, body?: unknown];

/** In the order of `roles`. */
export const row = (...statuses: readonly [number, number, number, number, number, number]): Allowed => ({
  owner: statuses[0],
  'member admin': statuses[1],
  'member annotator': statuses[2],
  'strange admin': statuses[3],
  'strange annotator': statuses[4],
  nobody: statuses[5],
});

export const everybody = row(200, 200, 200, 200, 200, 200);
export const signedIn = row(200, 200, 200, 200, 200, 401);
export const members = row(200, 200, 200, 403, 403, 401);
