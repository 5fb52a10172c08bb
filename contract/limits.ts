/** Limits of the API. Limits of the web application, often stricter, are in the domain. Bundlers drop unused limits. */
export * as wireLimits from './limits/each-limit.ts';
