import { useT } from '#i18n/react.tsx';

const reasons = [
  'already_scheduled',
  'already_started',
  'in_past',
  'arabic_missing',
  'required_category',
  'broken_link',
  'empty_newsletter',
  'nobody',
] as const;

/** Why a campaign was not sent or called back. */
export function useCampaignReasons(): Record<string, string> {
  const t = useT();
  const own = reasons.map((reason) => [reason, t(`adminNotifications.reasons.${reason}`)]);
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    forbidden: t('admin.recordForm.forbidden'),
    not_found: t('admin.records.gone'),
  };
}
