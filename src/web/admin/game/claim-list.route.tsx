import { claimsList } from '#domain/admin/lists/claims-list.ts';
import { useT } from '#i18n/react.tsx';
import { claimsSource } from '#services/admin/lists/claims-list.server.ts';
import { readPrizeChoices } from '#services/game/prize-choices.server.ts';
import { readClaimQueue } from '#services/game/read-claim-queue.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { staffNow } from '../records/staff-now.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/claim-list.route.ts';
import { claimAddress, claimParameter } from './queue/claim-address.ts';
import { ClaimQueue } from './queue/claim-queue.tsx';
import { submitClaimDecision } from './queue/submit-claim-decision.server.ts';
import { useClaimListTexts } from './use-claim-list-texts.ts';

export const middleware = [requireMenuRole];

/** The view of the list decides what is worked through. */
const statusOf = (search: URLSearchParams) =>
  search.get('status') === 'verified' ? ('verified' as const) : ('pending' as const);

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const status = statusOf(searchParams);
  const wanted = { status, claimId: searchParams.get(claimParameter) };
  const staff = staffNow(args.context);
  const { locale } = args.context.get(pageRequest);
  const [list, queue, prizes] = await Promise.all([
    loadList(claimsSource, args),
    readClaimQueue(wanted, staff),
    readPrizeChoices(staff.actor, locale),
  ]);
  return { list, queue, status, prizes };
}

/** After a claim that was selected the next one follows. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const isSelected = searchParams.has(claimParameter);
  searchParams.delete(claimParameter);
  const next = isSelected ? `${pathname.replace(/\.data$/, '')}?${searchParams.toString()}` : null;
  return submitClaimDecision(await readForm(request), staffNow(context), { next });
}

export { withActionHeaders as headers };

export default function ClaimListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.prizeVerification');
  const { list, queue, status, prizes } = loaderData;
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="claims" />
      <ClaimQueue {...{ queue, status }} serverResult={actionData} />
      <AdminList
        list={claimsList}
        data={list}
        texts={useClaimListTexts()}
        options={{ prize: prizes }}
        cells={{ prize: ({ prize, prizeAr }) => <BilingualCell en={prize} ar={prizeAr} /> }}
        linkTo={({ id }) => claimAddress(id, new URLSearchParams())}
      />
    </>
  );
}
