/** Arabic reads Arabic-Indic digits by default; the shop's settings may choose Western ones. */
export type Digits = 'arab' | 'latn';

const western = '0123456789,.';
const arabic = '٠١٢٣٤٥٦٧٨٩٬٫';

/** Digits, commas and points as the reader's digits have them. */
export const writeDigits = (text: string, digits: Digits): string =>
  digits === 'latn'
    ? text
    : text.replace(/[\d,.]/g, (character) => arabic[western.indexOf(character)]!);

/** 1234 and 5 as `1,234.5`, or `١٬٢٣٤٫٥`. */
export function writeDecimal(whole: string, fraction: string, digits: Digits): string {
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return writeDigits(fraction ? `${grouped}.${fraction}` : grouped, digits);
}
