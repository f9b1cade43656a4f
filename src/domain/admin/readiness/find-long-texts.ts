import type { Finding } from './finding.ts';

/** What search engines show of a title and a description. */
const limits = { title_long: 60, description_long: 160 } as const;

/** Warns of texts that search engines cut. */
export function findLongTexts(
  texts: Readonly<Record<string, string>>,
  fields: Readonly<Partial<Record<keyof typeof limits, readonly string[]>>>,
): Finding[] {
  return (['title_long', 'description_long'] as const).flatMap((rule) =>
    (fields[rule] ?? [])
      .filter((field) => [...(texts[field] ?? '').trim()].length > limits[rule])
      .map((field): Finding => ({ rule, level: 'amber', field })),
  );
}
