import type { FieldTexts } from './form-texts.ts';

/** Fields that are empty while the same text stands in the other language. */
export function missingTranslations(bilingual: readonly string[], texts: FieldTexts): string[] {
  const isEmpty = (name: string) => (texts[name] ?? '').trim() === '';
  return bilingual.flatMap((english) => {
    const arabic = `${english}_ar`;
    if (isEmpty(english) === isEmpty(arabic)) return [];
    return isEmpty(english) ? [english] : [arabic];
  });
}
