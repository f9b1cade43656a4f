import { usersList } from '#domain/admin/lists/users-list.ts';
import { useT } from '#i18n/react.tsx';
import { usersSource } from '#services/admin/lists/users-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/user-list.route.ts';
import { useUserListTexts } from './use-user-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(usersSource, args);

export default function UserList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const texts = useUserListTexts();
  const title = t('admin.pages.users');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="users" />
      <AdminList
        list={usersList}
        data={loaderData}
        texts={texts}
        // An account without a name is known by its address.
        cells={{ name: ({ name, email }) => <bdi>{name || email}</bdi> }}
        linkTo={({ id }) => `/admin/users/${id}`}
      />
    </>
  );
}
