import { useT } from '#i18n/react.tsx';

const reasons = [
  'not_ready',
  'nothing_to_publish',
  'not_found',
  'not_published',
  'conflict',
  'forbidden',
  'not_unique',
  'constraint',
  'in_use',
  'invalid_value',
  'too_many',
  'in_past',
  'already_scheduled',
  'not_scheduled',
  'draft_conflict',
  'nothing_to_restore',
  'author_gone',
] as const;

/** Why something was not published, scheduled or restored. */
export function useReviewReasons(): Record<string, string> {
  const t = useT();
  return Object.fromEntries(
    reasons.map((reason) => [reason, t(`adminPublishing.review.reasons.${reason}`)]),
  );
}
