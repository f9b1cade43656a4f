-- Mail is written in the transaction that causes it and sent afterwards. Without a mail server it
-- stays here with the status 'kept', where an admin can read it, unless it carries a sign-in link:
-- only its recipient may see that.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 254),
  locale text not null check (locale in ('en', 'ar')),
  template text not null,
  subject text not null,
  -- Both are removed after a mail with a sign-in link has been sent.
  text text,
  html text,
  carries_link boolean not null default false,
  -- The text for admins.
  shown_text text generated always as (case when not carries_link then text end) stored,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'kept')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Ends the subscription with one POST; mail programs show it as a button (RFC 8058). It holds the
  -- recipient's token, so staff are not granted the column.
  unsubscribe_url text check (unsubscribe_url ~ '^https?://')
);
create index mail_outbox_by_sent_at on public.mail_outbox (sent_at) where status = 'sent';
create index mail_outbox_newest_idx on public.mail_outbox (created_at desc);
create trigger set_updated_at before update on public.mail_outbox
  for each row execute function private.set_updated_at();

alter table public.mail_outbox enable row level security;
alter table public.mail_outbox force row level security;
create policy system on public.mail_outbox to service_role using (true) with check (true);
create policy admin_reads on public.mail_outbox for select to authenticated
  using ((select private.has_role('admin')));
-- Neither text nor html: a sign-in link in another user's mail would give access to the account.
grant select (
  id, recipient, locale, template, subject, carries_link, shown_text, status, attempts,
  last_error, sent_at, created_at, updated_at
) on public.mail_outbox to authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;
