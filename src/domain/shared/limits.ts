/** A namespace of constants, which the build inlines. */
export * as limits from './limits/each-limit.ts';
