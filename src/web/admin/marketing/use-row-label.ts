import { useT } from '#i18n/react.tsx';
import { isolateLtr } from '#i18n/isolate.ts';
import type { ReportRow } from '#domain/marketing/report.ts';

const rooms = ['living-room', 'bedroom', 'dining-room', 'office', 'decor', 'lighting'] as const;
const named = [
  ...rooms,
  ...(['new', 'returning', 'personal', 'deleted', 'en', 'ar'] as const),
  ...(['mobile', 'tablet', 'desktop'] as const),
] as const;

/** The name of a row: the database's, the messages', or the code itself. */
export function useRowLabel() {
  const t = useT();
  return ({ key, name }: Pick<ReportRow, 'key' | 'name'>): string => {
    const known = named.find((each) => each === key);
    const label = known && t(`adminMarketing.tables.values.${known}`);
    if (label && name) return `${label} · ${isolateLtr(name)}`;
    return (
      name ?? label ?? (key === '' ? t('adminMarketing.tables.values.unknown') : isolateLtr(key))
    );
  };
}
