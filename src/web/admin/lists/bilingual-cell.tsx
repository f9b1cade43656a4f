import { useLocale } from '#i18n/react.tsx';

/** A text of the shop in the reader's language; English when the Arabic is missing. */
export function BilingualCell({ en, ar }: { en: string | null; ar: string | null }) {
  const isArabic = useLocale() === 'ar';
  if (isArabic && ar) return ar;
  return isArabic && en ? <bdi lang="en">{en}</bdi> : en;
}
