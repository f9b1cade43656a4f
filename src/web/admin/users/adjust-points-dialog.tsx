import { useT } from '#i18n/react.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { UserActionDialog, type UserFormProps } from './user-action-dialog.tsx';

export function AdjustPointsDialog({ user, serverResult }: UserFormProps) {
  const t = useT();
  const amount = t('adminUsers.userPage.pointsTotal', { count: user.points });
  return (
    <UserActionDialog
      intent="adjustPoints"
      button={{ variant: 'outline', children: t('adminUsers.userActions.adjustPoints.button') }}
      title={t('adminUsers.userActions.adjustPoints.title')}
      text={t('adminUsers.userActions.adjustPoints.text', { amount })}
      submit={t('adminUsers.userActions.adjustPoints.submit')}
      labels={{
        points: t('adminUsers.userActions.adjustPoints.points'),
        reason: t('adminUsers.userActions.reason'),
      }}
      problemText={(problem) =>
        problem === 'invalid_points'
          ? t('adminUsers.userActions.adjustPoints.invalidPoints')
          : undefined
      }
      serverResult={serverResult}
    >
      <TextField
        name="points"
        dir="ltr"
        autoComplete="off"
        maxLength={8}
        hint={t('adminUsers.userActions.adjustPoints.pointsHint')}
        required
      />
      <ReasonField />
    </UserActionDialog>
  );
}
