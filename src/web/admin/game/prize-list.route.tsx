import { prizesList } from '#domain/admin/lists/prizes-list.ts';
import { useT } from '#i18n/react.tsx';
import { prizesSource } from '#services/admin/lists/prizes-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/prize-list.route.ts';
import { usePrizeListTexts } from './use-prize-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(prizesSource, args);

export default function PrizeListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.gamePrizes');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList
        list={prizesList}
        data={loaderData}
        texts={usePrizeListTexts()}
        cells={{ name: ({ name, nameAr }) => <BilingualCell en={name} ar={nameAr} /> }}
      />
    </>
  );
}
