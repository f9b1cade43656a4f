import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { composedPages, type ComposedPage } from '#domain/content/page-parts.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { planPublication } from '../publishing/plan-publication.server.ts';
import { countMissingTexts, pagePublishable } from './page-publishable.server.ts';

export interface PageOverview {
  page: ComposedPage;
  hasDraft: boolean;
  /** With the draft, in hidden parts too. */
  missingTexts: number;
  brokenLinks: number;
  changedAt: Date | null;
  scheduledAt: Date | null;
}

/** Every page that staff compose, with what waits for them. */
export function readPagesOverview({ actor, now }: Staff): Promise<PageOverview[]> {
  return asUser(actor).transaction(async (trx) => {
    const facts = await readFacts(trx);
    const rows: PageOverview[] = [];
    for (const page of Object.keys(composedPages) as ComposedPage[]) {
      const plan = await planPublication(trx, pagePublishable, page, { now });
      rows.push({
        page,
        hasDraft: Object.keys(plan?.fields ?? {}).length > 0,
        missingTexts: plan ? countMissingTexts(plan.after) : 0,
        brokenLinks: plan?.findings.filter(({ rule }) => rule === 'broken_link').length ?? 0,
        changedAt: facts.get(page)?.changedAt ?? null,
        scheduledAt: facts.get(page)?.scheduledAt ?? null,
      });
    }
    return rows;
  });
}

async function readFacts(trx: Transaction<DB>) {
  const { rows } = await sql<{ page: string; changedAt: Date | null; scheduledAt: Date | null }>`
    select page, max(changed) as "changedAt", max(publish_at) as "scheduledAt"
    from (
      select page_name as page, updated_at as changed, null::timestamptz as publish_at
      from public.page_content
      union all select page_name, updated_at, null from public.page_sections
      union all select record_id, null, publish_at from public.content_versions
      where kind = 'page' and state = 'scheduled'
    ) facts
    group by page`.execute(trx);
  return new Map(rows.map((row) => [row.page, row]));
}
