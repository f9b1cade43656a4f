import { claimsList } from '#domain/admin/lists/claims-list.ts';
import { useT } from '#i18n/react.tsx';
import { claimsSource } from '#services/admin/lists/claims-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/claim-list.route.ts';
import { useClaimListTexts } from './use-claim-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(claimsSource, args);

export default function ClaimListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.prizeVerification');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="claims" />
      <AdminList
        list={claimsList}
        data={loaderData}
        texts={useClaimListTexts()}
        cells={{ prize: ({ prize, prizeAr }) => <BilingualCell en={prize} ar={prizeAr} /> }}
      />
    </>
  );
}
