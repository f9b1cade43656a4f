import { useT } from '#i18n/react.tsx';

/** The labels of both languages, from one for each English field. */
export function useBilingualLabels(
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  const t = useT();
  const both = Object.entries(labels).flatMap(([name, label]) => [
    [name, t('admin.recordForm.labelEnglish', { label })],
    [`${name}_ar`, t('admin.recordForm.labelArabic', { label })],
  ]);
  return Object.fromEntries(both);
}
