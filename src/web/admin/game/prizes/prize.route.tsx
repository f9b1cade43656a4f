import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { newPrizeRecord, prizeRecord } from '#services/game/game-records.ts';
import { readPrizeStock } from '#services/game/prize-history.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/prize.route.ts';
import { PrizeForm } from './prize-form.tsx';
import { PrizeStockPanel } from './prize-stock.tsx';
import { restockIntent } from './restock-intent.ts';
import { submitRestock } from './submit-restock.server.ts';

export const middleware = [requireMenuRole];

const recordOf = ({ id }: { id?: string }) => (id ? prizeRecord : newPrizeRecord);

export async function loader(args: Route.LoaderArgs) {
  const params: { id?: string } = args.params;
  const page = await loadRecordPage(recordOf(params), args);
  const stock = params.id ? await readPrizeStock(params.id, staffMemberOf(args.context)) : null;
  if (params.id && !stock) throw data(null, { status: 404 });
  return { ...page, stock };
}

export async function action(args: Route.ActionArgs) {
  const params: { id?: string } = args.params;
  const form = await readForm(args.request.clone());
  if (params.id && form.get('intent') === restockIntent) {
    return submitRestock(form, params.id, staffNow(args.context));
  }
  return submitRecordPage(recordOf(params), args, { listUrl: '/admin/game/prizes' });
}

export { withActionHeaders as headers };

export default function PrizePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history, stock } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newPrize' : 'admin.pages.prize')}
      title={useRecordTitle(record, 'name')}
      back={{ to: '/admin/game/prizes', label: t('adminGame.prizes.back') }}
      removal={{
        consequence: t('adminGame.prizes.removal'),
        inUse: t('adminGame.prizes.claimed'),
      }}
      serverResult={actionData}
    >
      {stock && <PrizeStockPanel stock={stock} serverResult={actionData} />}
      <PrizeForm
        key={record.id}
        {...{ record, isNew }}
        serverResult={actionData && !('quantity' in actionData) ? actionData : undefined}
      />
    </RecordPage>
  );
}
