import type { Finding } from './finding.ts';

type Texts = Readonly<Record<string, string>>;

const isEmpty = (text: string | undefined) => (text ?? '').replaceAll(/<[^>]*>/g, '').trim() === '';

/** Fields where one language stands alone. `bilingual` are the English names, Arabic ones end in `_ar`. */
export function findMissingLanguages(texts: Texts, bilingual: readonly string[]): Finding[] {
  return bilingual.flatMap((english): Finding[] => {
    const arabic = `${english.replace(/_en$/, '')}_ar`;
    if (isEmpty(texts[english]) === isEmpty(texts[arabic])) return [];
    return isEmpty(texts[arabic])
      ? [{ rule: 'missing_arabic', level: 'red', field: arabic }]
      : [{ rule: 'missing_english', level: 'red', field: english }];
  });
}
