import { data } from 'react-router';
import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { readInvariantReport } from '#services/invariants/invariant-report.server.ts';
import { requestInvariantCheck } from '#services/invariants/request-check.server.ts';
import { readSystemFacts } from '#services/settings/system-facts.server.ts';
import { readTableColumns } from '#services/settings/table-columns.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/system.route.ts';
import { GameTables } from './game-tables.tsx';
import { InvariantChecks } from './invariant-checks.tsx';
import './settings.css';
import { SystemFactsList } from './system-facts-list.tsx';
import { TableSizes } from './table-sizes.tsx';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const table = new URL(request.url).searchParams.get('table');
  const [facts, report, columns] = await Promise.all([
    readSystemFacts(actor),
    readInvariantReport(actor),
    readTableColumns(table, actor),
  ]);
  if (!facts) throw data(null, { status: 403 });
  return { facts, report, columns };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: z.object({}),
    submit: () => requestInvariantCheck(staffMemberOf(context)),
  });
}

export default function System({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { facts, report, columns } = loaderData;
  const title = t('admin.pages.system');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminSettings.system.lead')}</p>
      <InvariantChecks report={report} serverResult={actionData} />
      <SystemFactsList facts={facts} />
      <TableSizes tables={facts.tables} />
      <GameTables shown={columns} />
    </>
  );
}
