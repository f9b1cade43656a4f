import { stockList } from '#domain/admin/lists/stock-list.ts';
import { useT } from '#i18n/react.tsx';
import { stockSource } from '#services/admin/lists/stock-list.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/stock-list.route.ts';
import { countByForm } from './count-by-form.server.ts';
import { CountForm } from './count-form.tsx';
import { useStockListTexts } from './use-stock-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(stockSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  countByForm(await readForm(request), staffMemberOf(context));

export { withActionHeaders as headers };

/** Counts many pieces in a row: Enter counts one and goes to the next. */
export default function StockListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.stock');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminProducts.stock.lead')}</p>
      <AdminList
        list={stockList}
        data={loaderData}
        texts={useStockListTexts()}
        linkTo={({ product }) => `/admin/products/edit/${product}#stock`}
        cells={{
          piece: ({ piece, pieceAr, options, optionsAr }) => (
            <>
              <BilingualCell en={piece} ar={pieceAr} />
              {options && (
                <span className="block text-sm text-muted">
                  <BilingualCell en={options} ar={optionsAr} />
                </span>
              )}
            </>
          ),
        }}
        actions={{
          label: t('adminProducts.stock.count'),
          cell: ({ product, variant, onHand, waiting, state }) => (
            <CountForm
              isShort
              serverResult={actionData}
              piece={{
                product,
                variant,
                onHand: onHand ?? 0,
                waiting: state === 'out_of_stock' ? (waiting ?? 0) : 0,
              }}
              onCounted={() => goToNextCount(variant ?? product)}
            />
          ),
        }}
      />
    </>
  );
}

function goToNextCount(counted: string): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.count-line [name="counted"]')];
  const place = inputs.findIndex(
    ({ form }) =>
      form?.querySelector<HTMLInputElement>('[name="intent"]')?.value === `count ${counted}`,
  );
  inputs[place + 1]?.focus();
}
