import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { UserActionDialog, type UserFormProps } from './user-action-dialog.tsx';

/** Blocks the account, or lifts the block. */
export function BlockDialog({ user, serverResult }: UserFormProps) {
  const t = useT();
  const name = isolate(user.fullName || user.email);
  if (user.blockedUntil) {
    return (
      <UserActionDialog
        intent="unblock"
        button={{ variant: 'outline', children: t('adminUsers.userActions.unblock.button') }}
        title={t('adminUsers.userActions.unblock.title', { name })}
        text={t('adminUsers.userActions.unblock.text')}
        submit={t('adminUsers.userActions.unblock.submit')}
      />
    );
  }
  return (
    <UserActionDialog
      intent="block"
      button={{ variant: 'outline', children: t('adminUsers.userActions.block.button') }}
      title={t('adminUsers.userActions.block.title', { name })}
      text={t('adminUsers.userActions.block.text')}
      submit={t('adminUsers.userActions.block.submit')}
      isDangerous
      labels={{
        lastDay: t('adminUsers.userActions.block.lastDay'),
        reason: t('adminUsers.userActions.reason'),
      }}
      problemText={(problem) => {
        if (problem === 'day_in_past') return t('adminUsers.userActions.block.pastDay');
        return problem === 'invalid_day' ? t('adminUsers.userActions.block.invalidDay') : undefined;
      }}
      serverResult={serverResult}
    >
      <TextField name="lastDay" type="date" hint={t('adminUsers.userActions.block.lastDayHint')} />
      <ReasonField />
    </UserActionDialog>
  );
}
