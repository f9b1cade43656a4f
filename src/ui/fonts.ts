import alexandriaArabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url';
import alexandriaLatin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url';
import elMessiriArabic from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/**
 * The fonts that a page in this language needs first; preload only these. A browser that has the page
 * has them from its head, and after a change of language the styles ask for them as early.
 */
export const fontPreloads: Record<'en' | 'ar', readonly string[]> = import.meta.env.SSR
  ? { en: [alexandriaLatin, frauncesLatin], ar: [alexandriaArabic, elMessiriArabic] }
  : { en: [], ar: [] };
