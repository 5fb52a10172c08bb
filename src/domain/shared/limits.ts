/** Told by its name; in the build only those that are needed are left, without one. */
export * as limits from './limits/each-limit.ts';
