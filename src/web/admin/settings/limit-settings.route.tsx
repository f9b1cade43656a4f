import { abuseLimitsInput } from '#domain/admin/settings/abuse-limits.ts';
import { useT } from '#i18n/react.tsx';
import { hasSecondFactor } from '#services/identity/account.ts';
import { applySettings } from '#services/settings/apply-settings.server.ts';
import { readLimitSettings } from '#services/settings/read-settings.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
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
  const session = sessionOf(context);
  const hasOwnFactor = session.state === 'signed-in' && hasSecondFactor(session.account);
  const loaded = await loadRecord(record, await readLimitSettings(actor), { actor, request });
  return { ...loaded, hasOwnFactor };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  return saveRecord(await readForm(request), {
    record,
    schema: abuseLimitsInput,
    actor,
    path: '/admin/settings/limits',
    apply: async (changes, _input, staff) => {
      const result = await applySettings('abuse_limits', changes, staff);
      return isOwnFactorMissing(result) ? ownFactorFirst : result;
    },
  });
}

const ownFactorFirst = {
  ok: false as const,
  reason: 'invalid_input',
  fields: { staff_second_factor: 'own_factor_first' },
};

/** The database does not let a member of staff require of others what they have not set up. */
const isOwnFactorMissing = (result: Awaited<ReturnType<typeof applySettings>>) =>
  !result.ok && 'details' in result && result.details?.constraint === 'own_second_factor';

export { withActionHeaders as headers };

export default function LimitSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.abuseLimits');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.limits.lead')}</p>
      <LimitSettingsForm
        record={loaderData}
        hasOwnFactor={loaderData.hasOwnFactor}
        serverResult={actionData}
      />
    </>
  );
}
