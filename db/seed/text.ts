/** One wording in both languages: English first, Arabic second. */
export type Text = readonly [en: string, ar: string];

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

export const arabicDigits = (value: number | string): string =>
  String(value).replace(/\d/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? digit);

export const english = (texts: readonly Text[]): string[] => texts.map(([en]) => en);
export const arabic = (texts: readonly Text[]): string[] => texts.map(([, ar]) => ar);
