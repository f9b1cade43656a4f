import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { UserActionDialog, type UserFormProps } from './user-action-dialog.tsx';

/** The address is typed again, because nothing brings the account back. */
export function DeleteUserDialog({ user, serverResult }: UserFormProps) {
  const t = useT();
  return (
    <UserActionDialog
      intent="deleteUser"
      button={{ variant: 'danger', children: t('adminUsers.userActions.deleteUser.button') }}
      title={t('adminUsers.userActions.deleteUser.title', {
        name: isolate(user.fullName || user.email),
      })}
      text={t('adminUsers.userActions.deleteUser.text')}
      submit={t('adminUsers.userActions.deleteUser.submit')}
      isDangerous
      labels={{ email: t('adminUsers.userActions.deleteUser.email') }}
      problemText={(problem) =>
        problem === 'different_email'
          ? t('adminUsers.userActions.deleteUser.differentEmail')
          : undefined
      }
      serverResult={serverResult}
    >
      <TextField
        name="email"
        type="email"
        hint={<bdi dir="ltr">{user.email}</bdi>}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </UserActionDialog>
  );
}
