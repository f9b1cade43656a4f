import type { Workshop } from '#domain/catalog/workshop.ts';
import { useLanguage } from '#i18n/react.tsx';

/** Since when a workshop exists; null where the year is not known. */
export function useFoundedText({ founded }: Workshop): string | null {
  const { t, date } = useLanguage();
  return founded === null ? null : t('workshops.since', { year: date(`${founded}-06-15`, 'year') });
}
