-- The outbox as a list: in order of time, and searched by recipient and subject.
create index mail_outbox_by_time on public.mail_outbox (created_at, id);
drop index public.mail_outbox_newest_idx;
create index mail_outbox_recipients on public.mail_outbox
  using gin (recipient extensions.gin_trgm_ops);
create index mail_outbox_subjects on public.mail_outbox using gin (subject extensions.gin_trgm_ops);
