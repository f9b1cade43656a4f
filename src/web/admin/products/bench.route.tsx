import { benchList } from '#domain/admin/lists/bench-list.ts';
import { useT } from '#i18n/react.tsx';
import { benchSource } from '#services/admin/lists/bench-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/bench.route.ts';
import { useBenchTexts } from './use-bench-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(benchSource, args);

export default function BenchPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.bench');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminProducts.bench.lead')}</p>
      <AdminList
        list={benchList}
        data={loaderData}
        texts={useBenchTexts()}
        cells={{
          piece: ({ piece, pieceAr }) => <BilingualCell en={piece} ar={pieceAr} />,
          options: ({ options, optionsAr }) => <BilingualCell en={options} ar={optionsAr} />,
          workshop: ({ workshop, workshopAr }) => <BilingualCell en={workshop} ar={workshopAr} />,
        }}
      />
    </>
  );
}
