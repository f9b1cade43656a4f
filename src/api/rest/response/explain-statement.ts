import { sql } from 'kysely';
import { clientRoleOf } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import type { ApiCaller } from '../../shared/identify-caller.ts';
import { statementTimeout } from '../limits.ts';
import type { Statement } from '../plan/plan-statement.ts';
import { contentTypeOf, notAvailable, type MediaType } from '../request/media-type.ts';
import { list, trusted } from '../sql/fragment.ts';
import type { RestResponse } from './rest-response.ts';

type PlanMedia = Extract<MediaType, { kind: 'plan' }>;

/** How PostgreSQL would run the statement. Plans tell about rows of others: for admins only. */
export async function explainStatement(
  media: PlanMedia,
  { sql: statement, accessMode }: Statement,
  caller: ApiCaller,
): Promise<RestResponse> {
  if (!(await mayExplain(caller)))
    throw notAvailable([`application/vnd.pgrst.plan+${media.format}`]);
  const options = [`format ${media.format}`, ...media.options].map(trusted);
  const rows = await asActor(caller.actor).runClientStatement(
    sql<{ 'QUERY PLAN': unknown }>`explain (${list(options)}) ${statement}`,
    // With `analyze` the statement really runs.
    {
      accessMode,
      timeout: statementTimeout(clientRoleOf(caller.actor)),
      shouldCommit: () => false,
    },
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const body = media.format === 'json' ? JSON.stringify(lines[0]) : lines.join('\n');
  return { status: 200, headers: { 'Content-Type': contentTypeOf(media) }, body };
}

async function mayExplain({ kind, actor }: ApiCaller): Promise<boolean> {
  if (environment().NODE_ENV === 'production' || kind === 'anonymous') return false;
  if (kind === 'service') return true;
  const [[response]] = await asActor(actor).read(
    sql<{ is_admin: boolean }>`select private.has_role('admin') as is_admin`,
  );
  return response?.is_admin === true;
}
