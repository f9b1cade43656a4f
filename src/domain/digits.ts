const arabicZero = 0x0660;
const persianZero = 0x06f0;

/** Converts Arabic and Persian digits: ٠١٢, ۰۱۲ and 012 mean the same. */
export function toWesternDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero));
}

/** A number as a customer typed it, beside words in the reader's language: "Floor 9", never "Floor ٩". */
export const typedNumberFor = (locale: 'en' | 'ar', typed: string): string =>
  locale === 'en' ? toWesternDigits(typed) : typed;
