import { data } from 'react-router';
import { readChangeSet } from '#services/admin/changes/read-change-set.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import '../history/history.css';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/change-set.route.ts';
import { AppliedSet } from './applied-set.tsx';
import { runChangeSet } from './change-set-action.server.ts';
import { ChangedRows } from './changed-rows.tsx';
import { PreviewedSet } from './previewed-set.tsx';
import { RowProblems } from './row-problems.tsx';

export const middleware = [requireMenuRole];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const page = Number(url.searchParams.get('page')) || 1;
  const set = await readChangeSet(params.id, { actor: staffMemberOf(context), locale, page });
  if (!set) throw data(null, { status: 404 });
  return set;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale } = context.get(pageRequest);
  return runChangeSet(params.id, await readForm(request), {
    actor: staffMemberOf(context),
    locale,
  });
}

export default function ChangeSet({ loaderData: set, actionData }: Route.ComponentProps) {
  const State = set.state === 'previewed' ? PreviewedSet : AppliedSet;
  return (
    <>
      <AdminTitle page={set.title}>{set.title}</AdminTitle>
      <State set={set} serverResult={actionData} />
      <RowProblems
        problems={set.problems}
        hasOthers={set.state === 'previewed' && set.counts.rows > 0}
      />
      <ChangedRows set={set} />
    </>
  );
}
