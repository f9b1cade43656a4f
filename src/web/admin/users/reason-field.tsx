import { maxActionReason } from '#domain/users/user-actions.ts';
import { useT } from '#i18n/react.tsx';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';

/** Why an admin does this to the account; stored with the action. */
export function ReasonField() {
  const t = useT();
  return (
    <TextAreaField
      name="reason"
      hint={t('adminUsers.userActions.reasonHint')}
      rows={2}
      maxLength={maxActionReason}
      required
    />
  );
}
