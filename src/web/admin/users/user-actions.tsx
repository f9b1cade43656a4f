import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { AdjustPointsDialog } from './adjust-points-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserActionDialog, type UserFormProps } from './user-action-dialog.tsx';
import { UserSection } from './user-section.tsx';

interface UserActionsProps extends UserFormProps {
  /** One's own account can be neither blocked nor deleted. */
  isSelf: boolean;
}

export function UserActions({ user, isSelf, serverResult }: UserActionsProps) {
  const t = useT();
  const { prefix } = useShell();
  const name = isolate(user.fullName || user.email);
  return (
    <UserSection id="actions" title={t('adminUsers.userActions.title')}>
      <div className="user-actions">
        <UserActionDialog
          intent="signOut"
          button={{ variant: 'outline', children: t('adminUsers.userActions.signOut.button') }}
          title={t('adminUsers.userActions.signOut.title', { name })}
          text={t('adminUsers.userActions.signOut.text')}
          submit={t('adminUsers.userActions.signOut.submit')}
        />
        {!user.blockedUntil && (
          <UserActionDialog
            intent="resetMail"
            button={{ variant: 'outline', children: t('adminUsers.userActions.resetMail.button') }}
            title={t('adminUsers.userActions.resetMail.title')}
            text={t('adminUsers.userActions.resetMail.text')}
            submit={t('adminUsers.userActions.resetMail.submit')}
          >
            <p className="font-medium wrap-anywhere">
              <bdi dir="ltr">{user.email}</bdi>
            </p>
          </UserActionDialog>
        )}
        <AdjustPointsDialog user={user} serverResult={serverResult} />
      </div>
      <div className="user-export">
        {/* A file, not a page: the browser downloads it. */}
        <a
          href={`${prefix}/admin/users/${user.id}/data`}
          className="button button-outline button-small"
          aria-describedby="export-text"
          download
        >
          {t('adminUsers.userActions.exportData.button')}
        </a>
        <p id="export-text" className="text-xs text-muted">
          {t('adminUsers.userActions.exportData.text')}
        </p>
      </div>
      {!isSelf && (
        <div className="user-actions">
          <BlockDialog user={user} serverResult={serverResult} />
          <DeleteUserDialog user={user} serverResult={serverResult} />
        </div>
      )}
    </UserSection>
  );
}
