/** What a server of this API takes. The product's own limits, often stricter, are the domain's. In the build only those that are needed are left. */
export * as wireLimits from './limits/each-limit.ts';
