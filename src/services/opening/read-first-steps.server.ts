import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { readOpening } from '#services/site/site.server.ts';

/** What a new owner does before the shop opens, in this order. */
const firstSteps = [
  'shop',
  'mail',
  'money',
  'delivery',
  'factor',
  'colleagues',
  'terms',
  'products',
  'home',
  'backup',
  'open',
] as const;

export type SetupStep = (typeof firstSteps)[number];

type Facts = Record<Exclude<SetupStep, 'open'>, boolean>;

export interface FirstSteps {
  steps: { name: SetupStep; isDone: boolean }[];
  hasMailServer: boolean;
}

/** Null once the shop is open. Each step is done by a fact, never by a tick of its own. */
export async function readFirstSteps({ actor }: Staff): Promise<FirstSteps | null> {
  if ((await readOpening()).isOpen) return null;
  // As system: accounts of colleagues, mails and backups are out of reach for the administrator.
  const [[facts]] = await asSystem().read(sql<Facts>`
    select
      s.legal_name <> '' and s.contact_email <> '' and s.contact_phone <> '' as shop,
      exists (select from public.mail_outbox where status = 'sent') as mail,
      exists (select from public.audit_log where table_name = 'site_settings'
        and after ?| array['currency', 'tax_mode', 'tax_rate']) as money,
      exists (select from public.audit_log where table_name = 'governorates') as delivery,
      exists (select from auth.mfa_factors
        where user_id = ${actor.userId} and status = 'verified') as factor,
      exists (select from public.user_roles where user_id <> ${actor.userId}) as colleagues,
      (select count(distinct page_name) = 2 from public.page_content
        where page_name in ('terms', 'privacy') and status = 'published') as terms,
      exists (select from public.products where status = 'published') as products,
      exists (select from public.page_sections
        where page_name = 'home' and status = 'published') as home,
      exists (select from pg_catalog.pg_replication_slots where slot_name = 'fustat_backup') as backup
    from public.site_settings s`);
  const isDone = (name: SetupStep) => name !== 'open' && facts![name];
  return {
    steps: firstSteps.map((name) => ({ name, isDone: isDone(name) })),
    hasMailServer: environment().SMTP_URL !== undefined,
  };
}
