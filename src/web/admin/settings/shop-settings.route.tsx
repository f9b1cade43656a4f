import { shopSettingsInput } from '#domain/admin/settings/shop-settings.ts';
import { useT } from '#i18n/react.tsx';
import { applySettings } from '#services/settings/apply-settings.server.ts';
import { readShopSettings } from '#services/settings/read-settings.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/shop-settings.route.ts';
import { ShopSettingsForm } from './shop-settings-form.tsx';

export const middleware = [requireMenuRole];

const record = { kind: 'shop_settings', id: 'shop' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  return loadRecord(record, await readShopSettings(actor), { actor, request });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record,
    schema: shopSettingsInput,
    actor,
    path: '/admin/settings/shop',
    apply: (changes, _input, staff) => applySettings('site_settings', changes, staff),
  });
}

export { withActionHeaders as headers };

export default function ShopSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.shopSettings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.shop.lead')}</p>
      <ShopSettingsForm record={loaderData} serverResult={actionData} />
    </>
  );
}
