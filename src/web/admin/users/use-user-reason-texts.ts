import { useT } from '#i18n/react.tsx';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import type { ReasonTexts } from '../../shared/forms/use-rejection-text.ts';

const reasons = [
  'forbidden',
  'user_not_found',
  'last_admin',
  'own_admin_role',
  'own_account',
  'email_not_confirmed',
  'user_blocked',
  'open_orders',
  'staff_account',
] as const;

/** Why a change of an account was rejected. */
export function useUserReasonTexts(rejection: FormRejection | null): ReasonTexts {
  const t = useT();
  const points = Number(rejection?.details?.['points'] ?? 0);
  return {
    ...Object.fromEntries(
      reasons.map((reason) => [reason, t(`adminUsers.userActions.rejected.${reason}`)]),
    ),
    not_enough_points: t('adminUsers.userActions.adjustPoints.tooMany', { count: points }),
  };
}
