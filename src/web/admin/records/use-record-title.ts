import { useLocale } from '#i18n/react.tsx';
import type { LoadedRecord } from '../forms/loaded-record.ts';

/** What a record is called in the reader's language, as it is stored. */
export function useRecordTitle({ values }: LoadedRecord, field: string): string | undefined {
  const isArabic = useLocale() === 'ar';
  return (isArabic && values[`${field}_ar`]) || values[field];
}
