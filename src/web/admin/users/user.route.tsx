import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readUserDetail } from '#services/users/read-user-detail.server.ts';
import type { UserDetail } from '#services/users/user-detail.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { RecordUpdates } from '../live/live-notice.tsx';
import { RecordPresence } from '../presence/record-presence.tsx';
import { useHasTyped } from '../presence/use-has-typed.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/user.route.ts';
import { ActionReport } from './action-report.tsx';
import { changeUser } from './change-user.server.ts';
import { UserActions } from './user-actions.tsx';
import { UserAddresses } from './user-addresses.tsx';
import { UserClaims } from './user-claims.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHeading } from './user-heading.tsx';
import { UserHistory } from './user-history.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserPoints } from './user-points.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions } from './user-sessions.tsx';
import './user.css';

export const middleware = [requireMenuRole];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const staff = { actor: staffMemberOf(context), now: systemClock.now(), locale };
  const user = await readUserDetail(params.id, staff);
  return data({ user, viewerId: staff.actor.userId }, { status: user ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return changeUser(await readForm(request), params.id, staff);
}

export { withActionHeaders as headers };

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { user, viewerId } = loaderData;
  const isEditing = useHasTyped();
  return (
    <>
      {user ? <UserHeading user={user} /> : <GoneTitle />}
      {user && <RecordPresence kind="user" id={user.id} isEditing={isEditing} />}
      {user && <RecordUpdates area="users" id={user.id} />}
      <ActionReport result={actionData} />
      {user ? (
        <UserParts user={user} isSelf={user.id === viewerId} serverResult={actionData} />
      ) : (
        <Gone />
      )}
    </>
  );
}

interface UserPartsProps {
  user: UserDetail;
  isSelf: boolean;
  serverResult: FormResult | undefined;
}

function UserParts({ user, isSelf, serverResult }: UserPartsProps) {
  return (
    <div className="user-columns">
      <div className="user-column">
        <UserFacts user={user} />
        <UserRoles user={user} />
        <UserActions user={user} isSelf={isSelf} serverResult={serverResult} />
      </div>
      <div className="user-column">
        <UserOrders user={user} />
        <UserHistory actions={user.actions} />
        <UserSessions sessions={user.sessions} />
        <UserPoints user={user} />
        <UserClaims claims={user.claims} />
        <UserAddresses addresses={user.addresses} />
      </div>
    </div>
  );
}

function GoneTitle() {
  const title = useT()('admin.pages.user');
  return <AdminTitle page={title}>{title}</AdminTitle>;
}

function Gone() {
  const t = useT();
  return (
    <EmptyState
      title={t('adminUsers.userPage.gone')}
      description={t('adminUsers.userPage.goneText')}
      actions={<ButtonLink to="/admin/users">{t('adminUsers.userPage.backToUsers')}</ButtonLink>}
    />
  );
}
