/** For `test.use`: pages as most visitors see them. Other tests prefer reduced motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };
