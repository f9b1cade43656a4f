import type { Finding } from './finding.ts';

export interface CheckedPicture {
  url: string;
  alt_en?: string | null;
  alt_ar?: string | null;
  is_primary?: boolean;
}

interface PictureRules {
  /** The field of the form that holds the pictures. */
  field: string;
  /** One of them is shown in lists. */
  needsPrimary?: boolean;
}

/** No primary picture, and pictures without an alternative text in either language. */
export function findPictureGaps(
  pictures: readonly CheckedPicture[],
  { field, needsPrimary = false }: PictureRules,
): Finding[] {
  const hasPrimary = pictures.some(({ is_primary }) => is_primary);
  const missing: Finding[] =
    needsPrimary && !hasPrimary ? [{ rule: 'no_picture', level: 'red', field }] : [];
  const unnamed = pictures.flatMap(({ alt_en, alt_ar }, index): Finding[] =>
    alt_en?.trim() && alt_ar?.trim()
      ? []
      : [{ rule: 'missing_alt', level: 'red', field, detail: String(index + 1) }],
  );
  return [...missing, ...unnamed];
}
