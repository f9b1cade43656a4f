export const cachedEnvironment = { NODE_ENV: 'production' };
export const uncachedEnvironment = { ...cachedEnvironment, PAGE_CACHE: 'off' };
