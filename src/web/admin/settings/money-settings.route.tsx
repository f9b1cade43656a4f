import { moneySettingsInput } from '#domain/admin/settings/money-settings.ts';
import { useT } from '#i18n/react.tsx';
import { applyMoneySettings } from '#services/settings/apply-money-settings.server.ts';
import { readMoneySettings } from '#services/settings/read-settings.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/money-settings.route.ts';
import { MoneySettingsForm } from './money-settings-form.tsx';

export const middleware = [requireMenuRole];

const record = { kind: 'money_settings', id: 'shop' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const { values, products } = await readMoneySettings(actor);
  return { products, record: await loadRecord(record, values, { actor, request }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record,
    schema: moneySettingsInput,
    actor,
    path: '/admin/settings/money',
    apply: applyMoneySettings,
  });
}

export { withActionHeaders as headers };

export default function MoneySettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.moneySettings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.money.lead')}</p>
      <MoneySettingsForm {...loaderData} serverResult={actionData} />
    </>
  );
}
