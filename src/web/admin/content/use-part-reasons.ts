import { useT } from '#i18n/react.tsx';

/** Why the parts of a page were not changed. */
export function usePartReasons(): Record<string, string> {
  const t = useT();
  return {
    not_found: t('adminContent.page.reasons.not_found'),
    forbidden: t('adminContent.page.reasons.forbidden'),
    draft_conflict: t('adminContent.page.reasons.draft_conflict'),
  };
}
