import { usersList } from '#domain/admin/lists/users-list.ts';
import { inviteInput, revokeInvitationInput } from '#domain/users/invitation.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { usersSource } from '#services/admin/lists/users-list.server.ts';
import { inviteStaff } from '#services/users/invite-staff.server.ts';
import { readInvitations, revokeInvitation } from '#services/users/read-invitations.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/user-list.route.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useUserListTexts } from './use-user-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [page, invitations] = await Promise.all([
    loadList(usersSource, args),
    readInvitations(staffMemberOf(args.context), systemClock.now()),
  ]);
  return { page, invitations };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return form.get('intent') === 'revoke'
    ? handleForm(form, {
        schema: revokeInvitationInput,
        submit: ({ id }) => revokeInvitation(id, staff),
      })
    : handleForm(form, { schema: inviteInput, submit: (input) => inviteStaff(input, staff) });
}

export { withActionHeaders as headers };

export default function UserList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const texts = useUserListTexts();
  const title = t('admin.pages.users');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="users" />
      <OpenInvitations invitations={loaderData.invitations} serverResult={actionData} />
      <AdminList
        list={usersList}
        data={loaderData.page}
        texts={texts}
        // An account without a name is known by its address.
        cells={{ name: ({ name, email }) => <bdi>{name || email}</bdi> }}
        linkTo={({ id }) => `/admin/users/${id}`}
        tools={<InviteDialog serverResult={actionData} />}
      />
    </>
  );
}
