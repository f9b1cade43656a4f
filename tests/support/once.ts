/** For tests of what is the same at every width: they run on the desktop alone. */
export const once = { tag: '@once' };

/**
 * Ends the title of a journey whose pages are looked at in every combination elsewhere (every-page,
 * private-pages): English on the desktop and Arabic on the phone, two runs instead of four.
 */
export const atOneWidth = (locale: string) => (locale === 'ar' ? '@phone' : once.tag);
