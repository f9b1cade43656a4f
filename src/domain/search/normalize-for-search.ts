const spellings: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
};
const spelledOtherwise = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');
const arabicDigit = /[٠-٩]/g;
/** Tatweel, tashkeel, and accents after decomposition. */
const ornaments = /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g;

/**
 * Normalizes case, accents, alef, yaa, taa marbuta, tashkeel and digits. The database does the same
 * in `private.normalize_search`.
 */
export function normalizeForSearch(text: string): string {
  return text
    .replace(spelledOtherwise, (letter) => spellings[letter]!)
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) - 0x660))
    .normalize('NFKD')
    .replace(ornaments, '')
    .toLowerCase();
}
