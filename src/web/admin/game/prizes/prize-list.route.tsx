import { prizesList } from '#domain/admin/lists/prizes-list.ts';
import { useT } from '#i18n/react.tsx';
import { systemRandom } from '#platform/random.ts';
import { prizesSource } from '#services/admin/lists/prizes-list.server.ts';
import { readOdds } from '#services/game/read-odds.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/prize-list.route.ts';
import { OddsPanel } from './odds-panel.tsx';
import { usePrizeListTexts } from './use-prize-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [list, odds] = await Promise.all([
    loadList(prizesSource, args),
    readOdds(staffNow(args.context), systemRandom),
  ]);
  return { list, odds };
}

export default function PrizeListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.gamePrizes');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      <AdminList
        list={prizesList}
        data={loaderData.list}
        texts={usePrizeListTexts()}
        cells={{ name: ({ name, nameAr }) => <BilingualCell en={name} ar={nameAr} /> }}
        linkTo={({ id }) => `/admin/game/prizes/${id}`}
        tools={
          <ButtonLink to="/admin/game/prizes/new" size="small">
            {t('admin.pages.newPrize')}
          </ButtonLink>
        }
      />
      <OddsPanel odds={loaderData.odds} />
    </>
  );
}
