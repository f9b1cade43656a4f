const arabicZero = 0x0660;
const persianZero = 0x06f0;

/** Converts Arabic and Persian digits: ٠١٢, ۰۱۲ and 012 mean the same. */
export function toWesternDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero));
}
