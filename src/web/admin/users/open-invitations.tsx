import { useLanguage } from '#i18n/react.tsx';
import type { OpenInvitation } from '#services/users/read-invitations.server.ts';
import { Badge } from '#ui/badge.tsx';
import { toast } from '#ui/toast-store.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { UserSection } from './user-section.tsx';
import './user.css';

interface OpenInvitationsProps {
  invitations: readonly OpenInvitation[];
  serverResult: FormResult | undefined;
}

/** Who was invited and has not accepted yet. */
export function OpenInvitations({ invitations, serverResult }: OpenInvitationsProps) {
  const { t, date } = useLanguage();
  if (invitations.length === 0) return null;
  return (
    <div className="mt-6">
      <UserSection id="invitations" title={t('adminUsers.invitations.title')}>
        <ul className="user-lines">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <bdi dir="ltr" className="font-medium">
                {invitation.email}
              </bdi>
              <Badge>{t(`admin.roles.${invitation.role}`)}</Badge>
              <span className="grow text-sm text-muted">
                {t(`adminUsers.invitations.${invitation.isExpired ? 'expired' : 'until'}`, {
                  date: date(invitation.expiresAt, 'dateTime'),
                })}
                {invitation.by && ` · ${t('adminUsers.invitations.by', { name: invitation.by })}`}
              </span>
              <Revoke invitation={invitation} serverResult={serverResult} />
            </li>
          ))}
        </ul>
      </UserSection>
    </div>
  );
}

interface RevokeProps {
  invitation: OpenInvitation;
  serverResult: FormResult | undefined;
}

function Revoke({ invitation: { id, email }, serverResult }: RevokeProps) {
  const { t } = useLanguage();
  const form = useShopForm({ intent: 'revoke', fetcherKey: `revoke ${id}`, serverResult });
  useOnNewValue(form.success, () => void toast({ title: t('adminUsers.invitations.revoked') }));
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      preventScrollReset
      reasonTexts={{
        not_found: t('adminUsers.invitations.gone'),
        forbidden: t('adminUsers.userActions.rejected.forbidden'),
      }}
    >
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="outline"
        size="small"
        busyLabel={t('adminUsers.invitations.revoking')}
        aria-label={t('adminUsers.invitations.revokeLabel', { email })}
      >
        {t('adminUsers.invitations.revoke')}
      </SubmitButton>
      <RejectionLine />
    </DeskForm>
  );
}
