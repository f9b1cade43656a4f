import { abuseLimitsInput } from '#domain/admin/settings/abuse-limits.ts';
import { useT } from '#i18n/react.tsx';
import { applySettings } from '#services/settings/apply-settings.server.ts';
import { readLimitSettings } from '#services/settings/read-settings.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/limit-settings.route.ts';
import { LimitSettingsForm } from './limit-settings-form.tsx';

export const middleware = [requireMenuRole];

const record = { kind: 'abuse_limits', id: 'limits' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  return loadRecord(record, await readLimitSettings(actor), { actor, request });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record,
    schema: abuseLimitsInput,
    actor,
    path: '/admin/settings/limits',
    apply: (changes, _input, staff) => applySettings('abuse_limits', changes, staff),
  });
}

export { withActionHeaders as headers };

export default function LimitSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.abuseLimits');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.limits.lead')}</p>
      <LimitSettingsForm record={loaderData} serverResult={actionData} />
    </>
  );
}
