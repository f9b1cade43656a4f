import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { auditPages } from '#domain/seo/audit-pages.ts';
import type { PageFinding } from '#domain/seo/finding.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { readShop, type ReadOwnPage } from './read-shop.server.ts';

const storedDays = 30;

/** Reads all pages of the shop and stores what is wrong with them. */
export async function auditShop(readPage: ReadOwnPage, now: Date): Promise<void> {
  const start = performance.now();
  const crawl = await readShop(readPage, environment().PUBLIC_URL);
  const milliseconds = Math.round(performance.now() - start);
  await storeFindings(auditPages(crawl), { now, pages: crawl.pages.size, milliseconds });
}

interface Audit {
  now: Date;
  pages: number;
  milliseconds: number;
}

/** What is still wrong keeps the time at which it was found first; what was repaired goes. */
async function storeFindings(
  findings: readonly PageFinding[],
  { now, pages, milliseconds }: Audit,
): Promise<void> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
    as f (page text, locale text, kind text, place text, target text)`;
  const before = new Date(now.getTime() - storedDays * 86_400_000);
  // As system: only this job writes findings.
  await asSystem().write(
    sql`
      delete from public.link_findings l where not exists (
        select from ${found} where (f.page, f.locale, f.kind, f.place) = (l.page, l.locale, l.kind, l.place)
          and f.target is not distinct from l.target)`,
    sql`
      insert into public.link_findings (page, locale, kind, place, target, found_at)
      select page, locale, kind, place, target, ${now} from ${found}
      on conflict on constraint link_findings_unique do nothing`,
    sql`
      insert into public.link_audits (checked_at, pages, milliseconds)
      values (${now}, ${pages}, ${milliseconds})`,
    sql`delete from public.link_audits where checked_at < ${before}`,
  );
}
